import { queryOptions } from '@tanstack/react-query'
import { users } from '../../contract/users.ts'
import { call } from '../base/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  queryFn: ({ signal }) => call(users.profile, { signal }),
})
