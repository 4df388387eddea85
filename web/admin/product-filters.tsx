import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ProductsAddress } from './addresses.ts'
import { mergeCategories } from './merge-categories.ts'
import { categoriesQuery } from './queries.ts'
import { SearchBox } from './search-box.tsx'
import { useTyped } from './use-typed.ts'

export function ProductFilters({ address }: { address: ProductsAddress }) {
  const { search = '', category = '', sort } = address
  // Without an answer the three of the shop are there.
  const { data: existing = [] } = useQuery(categoriesQuery)
  const navigate = useNavigate()
  const show = useCallback(
    (wanted: ProductsAddress) =>
      void navigate({ to: '/admin/products', search: wanted, replace: true, resetScroll: false }),
    [navigate],
  )
  const settle = useCallback(
    (text: string) =>
      show({
        ...(text && { search: text }),
        ...(category && { category }),
        ...(sort && { sort }),
      }),
    [show, category, sort],
  )
  const [typed, setTyped] = useTyped(search, settle)

  function choose(chosen: string) {
    // What was typed a moment ago must not be lost by choosing.
    show({
      ...(typed && { search: typed }),
      ...(chosen && { category: chosen }),
      ...(sort && { sort }),
    })
  }

  return (
    <div className="list-controls" data-keeps-focus>
      <SearchBox label="Search the products" value={typed} onChange={setTyped} />
      <select
        className="form-select"
        aria-label="Category"
        value={category.toLowerCase()}
        onChange={event => choose(event.target.value)}
      >
        <option value="">All</option>
        {mergeCategories(category ? [...existing, category] : existing).map(name => (
          <option key={name} value={name.toLowerCase()}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
