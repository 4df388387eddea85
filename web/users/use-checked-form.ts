import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problems, Typed } from './check-fields.ts'

/**
 * Sends a form once when nothing is wrong with it. Otherwise every problem is shown below its
 * field, and the first of them gets the focus.
 */
export function useCheckedForm<Name extends string>(
  check: (typed: Typed<Name>) => Problems<Name>,
  send: (typed: Typed<Name>, form: HTMLFormElement) => Promise<unknown>,
) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  // A mutation says that it is pending a moment later, and a double click is quicker than that.
  const [sending, setSending] = useState(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // The fields of the form are text, and named like this.
    const typed = Object.fromEntries(new FormData(form)) as Typed<Name>
    const found = check(typed)
    // A screen reader tells the problem with the field only if it is there before the focus is.
    flushSync(() => setProblems(found))
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    flushSync(() => setSending(true))
    // What went wrong is told by the mutation.
    await send(typed, form).catch(() => {})
    setSending(false)
  }

  // The browser's own bubbles would speak first, in other words and for one field at a time.
  return { problems, sending, form: { onSubmit, noValidate: true, className: 'fields' } }
}
