import type { ProductDetail } from '../../contract/products.ts'
import type { RouteContext } from '../app/root-route.tsx'
import { titleOf } from '../base/titles.ts'
import { productQuery } from './queries.ts'

export function headOfProduct({ origin, queryClient }: RouteContext, id: string) {
  const product = queryClient.getQueryData(productQuery(Number(id)).queryKey)
  if (!product) {
    return { meta: [{ title: titleOf('Not found') }, { name: 'robots', content: 'noindex' }] }
  }
  const url = `${origin}/product/${product.id}`
  const description = shorten(product.description) || `${product.name} by ${product.brand}`
  return {
    meta: [
      { title: titleOf(product.name) },
      { name: 'description', content: description },
      { property: 'og:title', content: product.name },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'product' },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${origin}${product.image}` },
      { 'script:ld+json': describeProduct(product, origin, url) },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** For search engines, in the words of schema.org. */
function describeProduct(product: ProductDetail, origin: string, url: string) {
  const { id, name, image, description, brand, category, price, countInStock } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image: `${origin}${image}`,
    description,
    category,
    sku: String(id),
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
    ...(product.numReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.numReviews,
      },
    }),
  }
}

/** The first words, as many as a search engine shows. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`
}
