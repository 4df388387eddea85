import { Link } from '@tanstack/react-router'
import type { User } from '../../contract/users.ts'
import { DeleteButton } from './delete-button.tsx'
import { RoleTag } from './role-tag.tsx'

type Props = {
  user: User
  isLeaving: boolean
  /** Missing where it may not be deleted. */
  onDelete?: () => void
}

export function UserRow({ user, isLeaving, onDelete }: Props) {
  const { id, name, email } = user
  return (
    <tr>
      <td className="rows-id">{id}</td>
      <th scope="row" className="rows-name">
        {name}
      </th>
      <td className="rows-email">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td className="rows-role">
        <RoleTag user={user} />
      </td>
      <td className="rows-actions">
        <div>
          <Link
            to="/admin/users/$id/edit"
            params={{ id: String(id) }}
            className="row-action"
            aria-label={`Edit ${name}`}
          >
            Edit
          </Link>
          {onDelete && <DeleteButton name={name} isLeaving={isLeaving} onDelete={onDelete} />}
        </div>
      </td>
    </tr>
  )
}
