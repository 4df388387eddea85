import { users as calls, type User } from '../../contract/users.ts'
import { call } from '../base/api.ts'
import { sessionAtom } from '../base/session.ts'
import { useStored } from '../base/stored-atom.ts'
import { Message } from '../ui/message.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Paginate } from '../ui/paginate.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { ListNotice } from './list-notice.tsx'
import { mayDelete } from './may-delete.ts'
import { pageOf } from './page-of.ts'
import { ActionsHeading, Headings, RowsTable } from './rows-table.tsx'
import { useDeletion } from './use-deletion.ts'
import { UserRow } from './user-row.tsx'

type Props = { users: User[]; wanted: string; page: string | undefined }

export function UsersTable({ users, wanted, page: asked }: Props) {
  const person = useStored(sessionAtom)
  const deletion = useDeletion('users', id => call(calls.delete, { id }))
  const { rows, page, pages } = pageOf(users, asked)

  return (
    <>
      {deletion.error && <Message kind="bad">{deletion.error.message}</Message>}
      {rows.length === 0 ? (
        <ListNotice title="No users found" text="Nobody’s name, email or id has this in it." />
      ) : (
        <RowsTable
          of="users"
          headings={
            <>
              <Headings names={['Id', 'Name', 'Email', 'Role']} />
              <ActionsHeading />
            </>
          }
        >
          {rows.map(user => (
            <UserRow
              key={user.id}
              user={user}
              isLeaving={deletion.leaving === user.id}
              {...(mayDelete(person, user) && { onDelete: () => deletion.ask(user) })}
            />
          ))}
        </RowsTable>
      )}
      <Paginate
        page={page}
        pages={pages}
        link={(number, text, attributes) => (
          <PageLink
            to="/admin/users"
            search={{ ...(wanted && { search: wanted }), page: String(number) }}
            {...attributes}
          >
            {text}
          </PageLink>
        )}
      />
      <DeletionDialog
        deletion={deletion}
        text="The account cannot be brought back. Its orders and reviews stay."
      />
    </>
  )
}
