import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root-route.tsx'
import { requireAdmin, requireSuperuser } from '../base/guards.ts'
import { loadInTime } from '../base/load-in-time.ts'
import { OwnersOnlyScreen } from '../base/owners-only-screen.tsx'
import { ScreenSkeleton } from '../base/screen-skeleton.tsx'
import { StaffOnlyScreen } from '../base/staff-only-screen.tsx'
import { titleOf } from '../base/titles.ts'
import {
  readAuditAddress,
  readListAddress,
  readOrdersAddress,
  readOverviewAddress,
  readProductsAddress,
} from './addresses.ts'

// Only what is imported below by a function is the administration itself: it comes after the guard.
const loadQueries = loadInTime(() => import('./queries.ts'))

const admin = createRoute({
  getParentRoute: () => root,
  ssr: false,
  path: '/admin',
  beforeLoad: ({ location }) => requireAdmin(location.href),
  head: () => ({ meta: [{ title: titleOf('Admin') }] }),
  pendingComponent: ScreenSkeleton,
  notFoundComponent: StaffOnlyScreen,
})

const below = { getParentRoute: () => admin, pendingComponent: ScreenSkeleton } as const

const overview = createRoute({
  ...below,
  path: '/',
  validateSearch: readOverviewAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { salesQuery } = await loadQueries()
    void context.queryClient.prefetchQuery(salesQuery(deps.days ? 365 : 30))
  },
  head: () => ({ meta: [{ title: titleOf('Overview') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('../sales/overview-screen.tsx')),
    'OverviewScreen',
  ),
})

const users = createRoute({
  ...below,
  path: '/users',
  validateSearch: readListAddress,
  loader: async ({ context }) => {
    const { usersQuery } = await loadQueries()
    void context.queryClient.prefetchQuery(usersQuery)
  },
  head: () => ({ meta: [{ title: titleOf('Users') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./users-screen.tsx')),
    'UsersScreen',
  ),
})

const editUser = createRoute({
  ...below,
  path: '/users/$id/edit',
  head: ({ params }) => ({ meta: [{ title: titleOf(`Edit user ${params.id}`) }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./edit-user-screen.tsx')),
    'EditUserScreen',
  ),
})

const products = createRoute({
  ...below,
  path: '/products',
  validateSearch: readProductsAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { productListQuery } = await loadQueries()
    void context.queryClient.prefetchQuery(productListQuery(deps))
  },
  head: () => ({ meta: [{ title: titleOf('Products') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./products-screen.tsx')),
    'ProductsScreen',
  ),
})

const addProduct = createRoute({
  ...below,
  path: '/products/add',
  head: () => ({ meta: [{ title: titleOf('Add product') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./add-product-screen.tsx')),
    'AddProductScreen',
  ),
})

const importProducts = createRoute({
  ...below,
  path: '/products/import',
  head: () => ({ meta: [{ title: titleOf('Import products') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./import-screen.tsx')),
    'ImportScreen',
  ),
})

const editProduct = createRoute({
  ...below,
  path: '/products/$id/edit',
  head: ({ params }) => ({ meta: [{ title: titleOf(`Edit product ${params.id}`) }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./edit-product-screen.tsx')),
    'EditProductScreen',
  ),
})

const orders = createRoute({
  ...below,
  path: '/orders',
  validateSearch: readOrdersAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { orderListQuery } = await loadQueries()
    void context.queryClient.prefetchQuery(orderListQuery(deps))
  },
  head: () => ({ meta: [{ title: titleOf('Orders') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./orders-screen.tsx')),
    'OrdersScreen',
  ),
})

const audit = createRoute({
  ...below,
  path: '/audit',
  beforeLoad: ({ location }) => requireSuperuser(location.href),
  notFoundComponent: OwnersOnlyScreen,
  validateSearch: readAuditAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { auditQuery } = await loadQueries()
    void context.queryClient.prefetchQuery(auditQuery(deps))
  },
  head: () => ({ meta: [{ title: titleOf('Audit log') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./audit-screen.tsx')),
    'AuditScreen',
  ),
})

export const adminRoutes = admin.addChildren([
  overview,
  users,
  editUser,
  products,
  addProduct,
  importProducts,
  editProduct,
  orders,
  audit,
])
