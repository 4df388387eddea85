import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '../../contract/audit.ts'
import { ChangesList } from './changes-list.tsx'
import { describeChanges, nameOfField, showMoment } from './describe-change.ts'

const KINDS = { created: 'good', changed: 'low', deleted: 'bad', delivered: 'good' }
/** What is new has no before, what is gone no after, and a delivery is only its time. */
const SIDES = { created: 'to', changed: undefined, deleted: 'from', delivered: 'to' } as const
const SUBJECTS = {
  product: '/admin/products/$id/edit',
  user: '/admin/users/$id/edit',
  order: '/order/$id',
} as const

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, before, after } = entry
  return (
    <tr>
      <td className="rows-when">
        <time dateTime={at}>{showMoment(at)}</time>
      </td>
      <td className="rows-actor">
        {actor.id === null ? (
          actor.name
        ) : (
          <Link to="/admin/users/$id/edit" params={{ id: String(actor.id) }} className="row-link">
            {actor.name}
          </Link>
        )}
      </td>
      <td className="rows-outcome">
        <span className={`tag tag-${KINDS[action]}`}>{nameOfField(action)}</span>
      </td>
      <th scope="row" className="rows-subject">
        <Subject entry={entry} />
      </th>
      <td className="rows-changes">
        <ChangesList changes={describeChanges(before, after)} side={SIDES[action]} />
      </td>
    </tr>
  )
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { subject, subjectId, subjectName, subjectExists } = entry
  const number = `${nameOfField(subject)} ${subjectId}`
  const name = subjectName ?? number
  return (
    <>
      {subjectExists ? (
        <Link to={SUBJECTS[subject]} params={{ id: String(subjectId) }} className="row-link">
          {name}
        </Link>
      ) : (
        name
      )}
      {subjectName !== null && <span className="rows-muted">{number}</span>}
    </>
  )
}
