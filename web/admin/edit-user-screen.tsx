import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '../base/api.ts'
import { NotFoundScreen } from '../base/not-found-screen.tsx'
import { LoadFailure } from '../orders/load-failure.tsx'
import { EditUserForm } from './edit-user-form.tsx'
import { FormShape } from './form-shape.tsx'
import { readNumber, userQuery } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'

export function EditUserScreen() {
  const id = readNumber(useParams({ from: '/admin/users/$id/edit' }).id)
  return id ? <NumberedUser key={id} id={id} /> : <NotFoundScreen />
}

function NumberedUser({ id }: { id: number }) {
  const { data: user, error, refetch, isFetching } = useQuery(userQuery(id))
  if (!user && error instanceof ApiError && error.status === 404) return <NoSuchUser />
  return (
    <div className="admin-form">
      <ScreenHead title="Edit user" facts={user?.name} />
      {user ? (
        <EditUserForm user={user} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <FormShape label="Loading the user" fields={4} />
      )}
    </div>
  )
}

function NoSuchUser() {
  return (
    <div className="notice">
      <h1>There is no such user.</h1>
      <p>The account may have been deleted.</p>
      <Link to="/admin/users" className="btn btn-primary">
        See all users
      </Link>
    </div>
  )
}
