import { queryOptions } from '@tanstack/react-query'
import { payments } from '../../contract/payments.ts'
import { call } from '../base/api.ts'

export const paymentSettingsQuery = queryOptions({
  queryKey: ['payments', 'settings'],
  queryFn: ({ signal }) => call(payments.settings, { signal }),
})
