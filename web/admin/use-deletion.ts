import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Detail } from '../../contract/fields.ts'
import { showToast } from '../base/toasts.tsx'

const DIALOG_LEAVES_MS = 400

type Entry = { id: number; name: string }

/** Deletes an entry of a list once it was confirmed, and loads the list again. */
export function useDeletion(kind: 'users' | 'products', remove: (id: number) => Promise<Detail>) {
  const queryClient = useQueryClient()
  // Who was asked about stays known while the dialog leaves.
  const [asked, setAsked] = useState<{ entry: Entry; open: boolean }>()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ id }: Entry) => remove(id),
    onSuccess: ({ detail }) => {
      showToast(detail)
      setTimeout(findFocus, DIALOG_LEAVES_MS)
    },
    // Also after a refusal: somebody else may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [kind] }),
  })

  const close = () => setAsked(before => before && { ...before, open: false })
  const confirm = () => {
    close()
    if (asked?.open) mutate(asked.entry)
  }
  return {
    asked,
    ask: (entry: Entry) => setAsked({ entry, open: true }),
    close,
    confirm,
    error,
    /** The entry that is being deleted right now. */
    leaving: isPending ? variables.id : undefined,
  }
}

/** The button that had the focus went with its row; the keyboard goes on with the screen. */
function findFocus() {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (lost) document.getElementById('content')?.focus({ preventScroll: true })
}
