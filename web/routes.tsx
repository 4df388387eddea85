import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoutes } from './admin/routes.tsx'
import { root } from './app/root-route.tsx'
import { requirePerson, sendPeopleOnward } from './base/guards.ts'
import { loadInTime } from './base/load-in-time.ts'
import { titleOf } from './base/titles.ts'
import { CartSkeleton } from './cart/cart-skeleton.tsx'
import { loadCart } from './cart/load-cart.ts'
import { requireAddress, requireMethod } from './checkout/checkout-guards.ts'
import { CheckoutFormSkeleton, PlaceOrderSkeleton } from './checkout/checkout-skeleton.tsx'
import { loadMyOrders, loadOrder } from './orders/load-orders.ts'
import { MyOrdersSkeleton } from './orders/my-orders-skeleton.tsx'
import { OrderSkeleton } from './orders/order-skeleton.tsx'
import { headOfHome } from './products/home-head.ts'
import { HomeScreen } from './products/home-screen.tsx'
import { HomeSkeleton } from './products/home-skeleton.tsx'
import { loadHome, readBrowsing } from './products/load-home.ts'
import { loadProduct } from './products/load-product.ts'
import { headOfProduct } from './products/product-head.ts'
import { ProductScreen } from './products/product-screen.tsx'
import { ProductSkeleton } from './products/product-skeleton.tsx'

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readBrowsing,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadHome(context.queryClient, deps, location.searchStr),
  head: ({ match }) => headOfHome(match.context, match.search),
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
})

const product = createRoute({
  getParentRoute: () => root,
  path: '/product/$id',
  loader: ({ context, params }) => loadProduct(context.queryClient, params.id),
  head: ({ match }) => headOfProduct(match.context, match.params.id),
  component: ProductScreen,
  pendingComponent: ProductSkeleton,
})

// Screens that need a person or a cart are made in the browser, each a piece of script of its own.
const inBrowser = { getParentRoute: () => root, ssr: false } as const

const cart = createRoute({
  ...inBrowser,
  path: '/cart/{-$id}',
  validateSearch: readText('quantity'),
  loaderDeps: ({ search }: { search: { quantity?: string } }) => search,
  // A link that is only pointed at puts nothing into the cart.
  loader: ({ context, params, deps, preload }) =>
    preload ? undefined : loadCart(context.queryClient, { id: params.id, quantity: deps.quantity }),
  head: () => ({ meta: [{ title: titleOf('Cart') }] }),
  pendingComponent: CartSkeleton,
  component: lazyRouteComponent(
    loadInTime(() => import('./cart/cart-screen.tsx')),
    'CartScreen',
  ),
})

const login = createRoute({
  ...inBrowser,
  path: '/login',
  validateSearch: readText('redirect'),
  beforeLoad: ({ search }: { search: { redirect?: string } }) => sendPeopleOnward(search.redirect),
  head: () => ({ meta: [{ title: titleOf('Sign In') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./users/login-screen.tsx')),
    'LoginScreen',
  ),
})

const register = createRoute({
  ...inBrowser,
  path: '/register',
  validateSearch: readText('redirect'),
  beforeLoad: ({ search }: { search: { redirect?: string } }) => sendPeopleOnward(search.redirect),
  head: () => ({ meta: [{ title: titleOf('Sign Up') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./users/register-screen.tsx')),
    'RegisterScreen',
  ),
})

// Screens for signed-in people.
const forPeople = {
  ...inBrowser,
  beforeLoad: ({ location }: { location: { href: string } }) => requirePerson(location.href),
} as const

const profile = createRoute({
  ...forPeople,
  path: '/profile',
  head: () => ({ meta: [{ title: titleOf('Profile') }] }),
  component: lazyRouteComponent(
    loadInTime(() => import('./users/profile-screen.tsx')),
    'ProfileScreen',
  ),
})

const shipping = createRoute({
  ...forPeople,
  path: '/shipping',
  head: () => ({ meta: [{ title: titleOf('Shipping') }] }),
  pendingComponent: CheckoutFormSkeleton,
  component: lazyRouteComponent(
    loadInTime(() => import('./checkout/shipping-screen.tsx')),
    'ShippingScreen',
  ),
})

const payment = createRoute({
  ...forPeople,
  path: '/payment',
  beforeLoad: ({ location }: { location: { href: string } }) => requireAddress(location.href),
  head: () => ({ meta: [{ title: titleOf('Payment') }] }),
  pendingComponent: CheckoutFormSkeleton,
  component: lazyRouteComponent(
    loadInTime(() => import('./checkout/payment-screen.tsx')),
    'PaymentScreen',
  ),
})

const placeOrder = createRoute({
  ...forPeople,
  path: '/placeorder',
  beforeLoad: ({ location }: { location: { href: string } }) => requireMethod(location.href),
  head: () => ({ meta: [{ title: titleOf('Place Order') }] }),
  pendingComponent: PlaceOrderSkeleton,
  component: lazyRouteComponent(
    loadInTime(() => import('./checkout/place-order-screen.tsx')),
    'PlaceOrderScreen',
  ),
})

const order = createRoute({
  ...forPeople,
  path: '/order/$id',
  validateSearch: readText<'session_id' | 'payment'>('session_id', 'payment'),
  loader: ({ context, params }) => loadOrder(context.queryClient, params.id),
  head: ({ params }) => ({ meta: [{ title: titleOf(`Order ${params.id}`) }] }),
  pendingComponent: OrderSkeleton,
  component: lazyRouteComponent(
    loadInTime(() => import('./orders/order-screen.tsx')),
    'OrderScreen',
  ),
})

const myOrders = createRoute({
  ...forPeople,
  path: '/my-orders',
  loader: ({ context }) => loadMyOrders(context.queryClient),
  head: () => ({ meta: [{ title: titleOf('My Orders') }] }),
  pendingComponent: MyOrdersSkeleton,
  component: lazyRouteComponent(
    loadInTime(() => import('./orders/my-orders-screen.tsx')),
    'MyOrdersScreen',
  ),
})

export const routeTree = root.addChildren([
  home,
  product,
  cart,
  login,
  register,
  profile,
  shipping,
  payment,
  placeOrder,
  order,
  myOrders,
  adminRoutes,
])

/** Search parameters that are plain text; anything else in their place is dropped. */
function readText<K extends string>(...names: K[]) {
  return (search: Record<string, unknown>): Partial<Record<K, string>> => {
    const known = names.filter(name => typeof search[name] === 'string')
    return Object.fromEntries(known.map(name => [name, search[name]])) as Record<K, string>
  }
}
