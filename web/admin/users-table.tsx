import { Link } from '@tanstack/react-router'
import { users as calls, type User } from '../../contract/users.ts'
import { call } from '../app/api.ts'
import { sessionAtom } from '../app/session.ts'
import { useStored } from '../app/stored-atom.ts'
import Confirm from '../ui/confirm.tsx'
import { Message } from '../ui/message.tsx'
import { Paginate } from '../ui/paginate.tsx'
import { ListNotice } from './list-notice.tsx'
import { mayDelete } from './may-delete.ts'
import { pageOf } from './page-of.ts'
import { useDeletion } from './use-deletion.ts'
import { UserRow } from './user-row.tsx'

type Props = { users: User[]; wanted: string; page: string | undefined }

export function UsersTable({ users, wanted, page: asked }: Props) {
  const person = useStored(sessionAtom)
  const deletion = useDeletion<User>('users', id => call(calls.delete, { id }))
  const { rows, page, pages } = pageOf(users, asked)

  return (
    <>
      {deletion.error && <Message kind="bad">{deletion.error.message}</Message>}
      {rows.length === 0 ? (
        <ListNotice title="No users found" text="Nobody’s name, email or id has this in it." />
      ) : (
        <div className="rows-panel">
          <table className="rows users-rows">
            <thead>
              <tr>
                <th scope="col">Id</th>
                <th scope="col">Name</th>
                <th scope="col">Email</th>
                <th scope="col">Role</th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(user => (
                <UserRow
                  key={user.id}
                  user={user}
                  isLeaving={deletion.leaving === user.id}
                  {...(mayDelete(person, user) && { onDelete: () => deletion.ask(user) })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Paginate
        page={page}
        pages={pages}
        link={(number, text, attributes) => (
          <Link
            to="/admin/users"
            search={{ ...(wanted && { search: wanted }), page: String(number) }}
            {...attributes}
          >
            {text}
          </Link>
        )}
      />
      <Confirm
        open={deletion.asked?.open === true}
        title={`Delete ${deletion.asked?.entry.name}?`}
        text="The account cannot be brought back. Its orders and reviews stay."
        action="Delete"
        onConfirm={deletion.confirm}
        onCancel={deletion.close}
      />
    </>
  )
}
