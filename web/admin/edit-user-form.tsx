import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useEffect } from 'react'
import { type User, users } from '../../contract/users.ts'
import { call } from '../base/api.ts'
import { sessionAtom } from '../base/session.ts'
import { useStored } from '../base/stored-atom.ts'
import { Field } from '../ui/field.tsx'
import { Message } from '../ui/message.tsx'
import { userQuery } from './queries.ts'
import { RoleTag } from './role-tag.tsx'

const NEWS_MS = 2000

export function EditUserForm({ user }: { user: User }) {
  const { id, name, username, email, is_superuser } = user
  const mayGrant = useStored(sessionAtom)?.is_superuser === true && !is_superuser
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (isAdmin: boolean) => call(users.update, { id, body: { isAdmin } }),
    onSuccess: changed => {
      queryClient.setQueryData(userQuery(id).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: ['users', 'all'] })
    },
  })

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, NEWS_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) mutate(new FormData(event.currentTarget).has('isAdmin'))
  }

  return (
    <form className="panel fields" onSubmit={send}>
      <Field label="Name" value={name} readOnly />
      <Field label="Username" value={username} readOnly />
      <Field label="Email" value={email} readOnly />
      {mayGrant ? <AdminSwitch user={user} /> : <FixedRole user={user} />}
      {isSuccess && <Message kind="good">User information updated successfully</Message>}
      {error && <Message kind="bad">{error.message}</Message>}
      <div className="button-row">
        {mayGrant && (
          <button type="submit" className="btn btn-primary" disabled={isPending}>
            {isPending ? 'Updating…' : 'Update'}
          </button>
        )}
        <Link to="/admin/users" className="btn btn-outline">
          Back to users
        </Link>
      </div>
    </form>
  )
}

function AdminSwitch({ user }: { user: User }) {
  return (
    <label className="switch">
      <input
        // What the server says last is where it stands.
        key={String(user.isAdmin)}
        type="checkbox"
        name="isAdmin"
        defaultChecked={user.isAdmin}
        aria-describedby="admin-hint"
      />
      <span>
        Admin
        <span id="admin-hint" className="switch-hint">
          Sees all orders, and changes products and users.
        </span>
      </span>
    </label>
  )
}

function FixedRole({ user }: { user: User }) {
  return (
    <div className="field">
      <span>Role</span>
      <div>
        <RoleTag user={user} />
      </div>
      <p className="field-hint">
        {user.is_superuser
          ? 'The rights of a superuser cannot be changed.'
          : 'Only a superuser can grant or withdraw admin rights.'}
      </p>
    </div>
  )
}
