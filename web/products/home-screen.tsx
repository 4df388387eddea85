import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { PageLink } from '../ui/page-link.tsx'
import { Paginate } from '../ui/paginate.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductCard } from './product-card.tsx'
import { productsQuery, topProductsQuery } from './queries.ts'
import { TopCarousel } from './top-carousel.tsx'

export function HomeScreen() {
  const { keyword, page: asked } = useSearch({ from: '/' })
  const plain = useLocation({ select: location => location.searchStr === '' })
  const browsing = { ...(keyword && { keyword }), ...(asked && { page: asked }) }
  const { data } = useSuspenseQuery(productsQuery(browsing))
  const { products, page, pages } = data

  return (
    <>
      {plain && <TopProducts />}
      <h1 className="home-heading">
        {keyword === undefined ? 'Latest Products' : 'Search Results'}
        {keyword && <span className="home-keyword"> for “{keyword}”</span>}
      </h1>
      {products.length === 0 ? (
        <NoProducts />
      ) : (
        <ul className="plain-list product-grid">
          {products.map((product, place) => (
            <li key={product.id}>
              <ProductCard product={product} when={place < 4 ? 'soon' : 'later'} />
            </li>
          ))}
        </ul>
      )}
      <Paginate
        page={page}
        pages={pages}
        link={(number, text, attributes) => (
          <PageLink
            to="/"
            search={{ ...(keyword !== undefined && { keyword }), page: String(number) }}
            {...attributes}
          >
            {text}
          </PageLink>
        )}
      />
    </>
  )
}

/** Its own component, so that a carousel without answer takes nothing along. */
function TopProducts() {
  const { data = [] } = useQuery(topProductsQuery)
  return data.length > 0 && <TopCarousel products={data} />
}
