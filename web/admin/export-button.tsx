import { useMutation } from '@tanstack/react-query'
import { csvFileName } from '../../contract/csv.ts'
import type { orders } from '../../contract/orders.ts'
import type { products } from '../../contract/products.ts'
import { call } from '../base/api.ts'
import { Message } from '../ui/message.tsx'
import { saveFile } from './save-file.ts'

type CsvEndpoint = typeof orders.export | typeof products.export

/** Everything, whatever is searched for at the moment. */
export function ExportButton({ endpoint }: { endpoint: CsvEndpoint }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(await call(endpoint), csvFileName(endpoint.csv)),
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        disabled={isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Exporting…' : 'Export CSV'}
      </button>
      {error && <Message kind="bad">{error.message}</Message>}
    </>
  )
}
