const ON_SALE = 'where deleted_at is null'

// A sorted page of a large catalogue is read off an index: sorting a million products for twelve
// of them holds up everybody else. There is none by stock, which every order would have to change.
export const shelfOrders = () => [
  `create index products_of_category on products (lower(category), id desc) ${ON_SALE}`,
  `create index products_categories on products (category) ${ON_SALE}`,
  `create index products_by_name on products (lower(name), id desc) ${ON_SALE}`,
  `create index products_by_price on products (price, id desc) ${ON_SALE}`,
  `create index products_by_brand on products (lower(brand), id desc) ${ON_SALE}`,
  // The best rated come first where people look: read backwards, the newest of them lead.
  `create index products_by_rating on products
    ((case when num_reviews = 0 then 0 else rating_sum * 1.0 / num_reviews end), id) ${ON_SALE}`,
]
