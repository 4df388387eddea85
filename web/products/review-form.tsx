import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type NewReview, products } from '../../contract/products.ts'
import { call } from '../base/api.ts'
import { sessionAtom } from '../base/session.ts'
import { useStored } from '../base/stored-atom.ts'
import { Message } from '../ui/message.tsx'

const RATINGS = ['1 Poor', '2 Fair', '3 Good', '4 Very Good', '5 Excellent']

export function ReviewForm({ id }: { id: number }) {
  const person = useStored(sessionAtom)
  return (
    <div className="panel">
      <h3 className="review-form-heading">Write a Review</h3>
      {person ? (
        <SignedInForm id={id} />
      ) : (
        <p className="review-sign-in">
          Please{' '}
          <Link to="/login" search={{ redirect: `/product/${id}` }}>
            sign in
          </Link>{' '}
          to write a review
        </p>
      )}
    </div>
  )
}

function SignedInForm({ id }: { id: number }) {
  const [rating, setRating] = useState('0')
  // A mutation says that it is pending a moment later, and a double click is quicker than that.
  const [sending, setSending] = useState(false)
  const queryClient = useQueryClient()
  const { mutateAsync, isSuccess, error } = useMutation({
    mutationFn: (body: NewReview) => call(products.review, { id, body }),
    // The averages of lists have changed as well.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  })

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const comment = String(new FormData(form).get('comment'))
    const clear = () => {
      form.reset()
      setRating('0')
    }
    flushSync(() => setSending(true))
    // What went wrong is told by the mutation.
    await mutateAsync({ rating, comment }).then(clear, () => {})
    setSending(false)
  }

  return (
    <form className="fields" onSubmit={send}>
      {isSuccess && <Message kind="good">Review submitted successfully</Message>}
      {error && <Message kind="bad">{error.message}</Message>}
      <label className="field">
        <span>Rating</span>
        <select
          className="form-select"
          name="rating"
          value={rating}
          onChange={event => setRating(event.target.value)}
        >
          <option value="0">Select...</option>
          {RATINGS.map((text, place) => (
            <option key={text} value={place + 1}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Comment</span>
        <textarea className="form-control" name="comment" rows={4} maxLength={5000} />
      </label>
      <button type="submit" className="btn btn-primary" disabled={rating === '0' || sending}>
        {sending ? 'Sending…' : 'Submit'}
      </button>
    </form>
  )
}
