import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { PRODUCT_FILE_COLUMNS } from '../../contract/imports.ts'
import { EXAMPLE_FILE } from './example-file.ts'
import { useFileDrop } from './use-file-drop.ts'

type Props = { problem: string | undefined; onChoose: (file: File) => void }

/** A file by the button or by dropping it on the field, and what has to be in it. */
export function ImportChooser({ problem, onChoose }: Props) {
  const id = useId()
  const { field, input } = useFileDrop(onChoose)

  return (
    <div className="panel fields import-chooser">
      <div className="field">
        <span id={`${id}-name`}>File of products</span>
        <label {...field}>
          <span className="drop-text">
            <span className="btn btn-primary">Choose a file…</span>
            <span>or drop it here</span>
            <span id={`${id}-hint`} className="field-hint">
              CSV in UTF-8, at most 10 MB or 20,000 lines
            </span>
          </span>
          <input
            {...input}
            accept=".csv,.txt,text/csv"
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={problem ? true : undefined}
          />
        </label>
        <p id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </p>
      </div>
      <div className="import-rules">
        <p>
          The first line names the columns, in any order:{' '}
          <code>{PRODUCT_FILE_COLUMNS.join(', ')}</code>.
        </p>
        <ul>
          <li>A line with an id changes that product; one without makes a new product.</li>
          <li>
            A column that is left out stays as it is. Leave out stock while the shop is selling.
          </li>
          <li>Prices are dollars like 49.50; an image is a path that the shop already has.</li>
        </ul>
      </div>
      <div className="button-row">
        <a className="btn btn-outline" href={EXAMPLE_FILE} download="products-example.csv">
          Download an example
        </a>
        <Link to="/admin/products" className="btn btn-outline">
          Cancel
        </Link>
      </div>
    </div>
  )
}
