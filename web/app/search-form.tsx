import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'

/** A plain form that works without script; with it, the page stays. */
export function SearchForm() {
  const navigate = useNavigate()
  const { keyword = '' } = useSearch({ strict: false })

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    navigate({ to: '/', search: { keyword: String(typed).trim() } })
  }

  return (
    <search className="search">
      <form action="/" onSubmit={search}>
        <input
          // The address says what was searched for: on another page the field begins anew.
          key={keyword}
          className="search-field"
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder="Search products…"
          aria-label="Search products"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="search-button">
          Search
        </button>
      </form>
    </search>
  )
}
