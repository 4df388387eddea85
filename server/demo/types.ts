export type DemoReview = {
  by: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: string
  daysAgo: number
}

export type DemoProduct = {
  picture: string
  name: string
  brand: string
  category: 'Electronics' | 'Clothing' | 'Books'
  description: string
  /** In cents. */
  price: number
  stock: number
  reviews: DemoReview[]
}

export type DemoPerson = { key: string; name: string }
