import type { ImportLine } from '../../contract/imports.ts'
import { parseMoney } from '../../contract/money.ts'
import { ChangesList } from './changes-list.tsx'
import { showValue } from './describe-change.ts'

const KINDS = { created: 'good', changed: 'low', unchanged: 'plain', refused: 'bad' }
const NAMES = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

export function ImportLineRow({ line: { line, outcome, id, name, changes, problems } }: Props) {
  return (
    <tr>
      <td className="rows-line">{line.toLocaleString('en-US')}</td>
      <td className="rows-outcome">
        <span className={`tag tag-${KINDS[outcome]}`}>{NAMES[outcome]}</span>
      </td>
      <th scope="row" className="rows-subject">
        {name || <em>without a name</em>}
        {id !== null && <span className="rows-muted">No. {id}</span>}
      </th>
      <td className="rows-changes">
        {problems.length > 0 ? (
          <ul className="plain-list import-problems">
            {problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : (
          <ChangesList
            // What is said in the name already need not be said again.
            changes={changes
              .filter(({ field }) => outcome !== 'created' || field !== 'name')
              .map(({ field, from, to }) => ({
                field,
                from: show(field, from),
                to: show(field, to),
              }))}
            side={outcome === 'created' ? 'to' : undefined}
          />
        )}
      </td>
    </tr>
  )
}

type Props = { line: ImportLine }

/** The preview has every value as a text. */
function show(field: string, text: string | null): string | undefined {
  return showValue(field, field === 'price' && text !== null ? parseMoney(text) : text)
}
