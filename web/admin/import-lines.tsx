import { useState } from 'react'
import {
  IMPORT_OUTCOMES,
  type ImportCounts,
  type ImportLine,
  type ImportOutcome,
} from '../../contract/imports.ts'
import { Paginate } from '../ui/paginate.tsx'
import { ImportLineRow } from './import-line-row.tsx'
import { Headings, RowsTable } from './rows-table.tsx'

const COLUMNS = ['Line', 'Outcome', 'Product', 'Details']
const LINES_PER_PAGE = 50

type Show = 'all' | ImportOutcome
type Props = { lines: ImportLine[]; counts: ImportCounts }

/** Every line with its outcome. What is refused comes first to the eye, since it has to be mended. */
export function ImportLines({ lines, counts }: Props) {
  const [show, setShow] = useState<Show>(counts.refused > 0 ? 'refused' : 'all')
  const [page, setPage] = useState(1)
  const chosen = show === 'all' ? lines : lines.filter(({ outcome }) => outcome === show)
  const pages = Math.max(1, Math.ceil(chosen.length / LINES_PER_PAGE))
  const first = (page - 1) * LINES_PER_PAGE
  const choices = (['all', ...IMPORT_OUTCOMES] as const).filter(
    choice => choice === 'all' || counts[choice] > 0,
  )

  return (
    <>
      <fieldset className="choices import-choices">
        <legend className="visually-hidden">Which lines</legend>
        {choices.map(choice => (
          <button
            key={choice}
            type="button"
            className="choice"
            aria-pressed={choice === show}
            onClick={() => {
              setShow(choice)
              setPage(1)
            }}
          >
            <span className="import-choice-name">{choice}</span>
            <span className="choice-count">
              {(choice === 'all' ? lines.length : counts[choice]).toLocaleString('en-US')}
            </span>
          </button>
        ))}
      </fieldset>
      <RowsTable of="import" headings={<Headings names={COLUMNS} />}>
        {chosen.slice(first, first + LINES_PER_PAGE).map(line => (
          <ImportLineRow key={line.line} line={line} />
        ))}
      </RowsTable>
      <Paginate
        page={page}
        pages={pages}
        link={(number, text, { shown, ...attributes }) => (
          <button
            type="button"
            {...attributes}
            aria-current={shown ? 'page' : undefined}
            onClick={() => setPage(number)}
          >
            {text}
          </button>
        )}
      />
    </>
  )
}
