import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { LoadFailure } from '../orders/load-failure.tsx'
import { countOf } from './count-of.ts'
import { indexTexts } from './find-text.ts'
import { usersQuery } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'
import { SearchBox } from './search-box.tsx'
import { TableShape } from './table-shape.tsx'
import { useTyped } from './use-typed.ts'
import { UsersTable } from './users-table.tsx'

export function UsersScreen() {
  const { search = '', page } = useSearch({ from: '/admin/users' })
  const { data: users, error, refetch, isFetching } = useQuery(usersQuery)
  const navigate = useNavigate()
  const settle = useCallback(
    (text: string) =>
      void navigate({
        to: '/admin/users',
        search: text ? { search: text } : {},
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const [typed, setTyped] = useTyped(search, settle)
  const wanted = useDeferredValue(typed)
  const find = useMemo(
    () => indexTexts(users ?? [], ({ id, name, email }) => [id, name, email]),
    [users],
  )
  const found = useMemo(() => find(wanted), [find, wanted])

  return (
    <>
      <ScreenHead title="Users" facts={users && countOf(found.length, 'user')} />
      <div className="list-controls" data-keeps-focus>
        <SearchBox label="Search by name, email or id" value={typed} onChange={setTyped} />
      </div>
      {users ? (
        // A new search begins with its first page, even before the address says so.
        <UsersTable users={found} wanted={wanted} page={wanted === search ? page : undefined} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <TableShape label="Loading users" />
      )}
    </>
  )
}
