import { useId } from 'react'
import type { ImportCounts, ImportPreview } from '../../contract/imports.ts'
import { Message } from '../ui/message.tsx'
import { countOf } from './count-of.ts'
import { ImportLines } from './import-lines.tsx'

type Props = {
  preview: ImportPreview
  failure?: string
  /** The shop is not as the preview shows it any more. */
  isOutdated?: boolean
  onConfirm: () => void
  onReadAgain: () => void
  onStartAnew: () => void
}

export function ImportPreviewPanel(props: Props) {
  const { preview, failure, isOutdated, onConfirm, onReadAgain, onStartAnew } = props
  const id = useId()
  const hindrance = hindranceOf(preview.counts)

  return (
    <section aria-labelledby={`${id}-title`} className="import-preview">
      <h2 id={`${id}-title`}>What will happen</h2>
      <ul className="plain-list import-counts" aria-label="Summary">
        {COUNTS.map(([outcome, what, kind]) => (
          <li key={outcome} className={preview.counts[outcome] > 0 ? `import-count-${kind}` : ''}>
            <strong>{preview.counts[outcome].toLocaleString('en-US')}</strong> {what}
          </li>
        ))}
      </ul>
      {failure && <Message kind="bad">{failure}</Message>}
      <div className="button-row import-actions">
        {isOutdated ? (
          <button type="button" className="btn btn-primary" onClick={onReadAgain}>
            Preview again
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={hindrance !== undefined}
            aria-describedby={hindrance && `${id}-hindrance`}
            onClick={onConfirm}
          >
            Import {countOf(preview.counts.created + preview.counts.changed, 'product')}
          </button>
        )}
        <button type="button" className="btn btn-outline" onClick={onStartAnew}>
          Choose another file
        </button>
      </div>
      {hindrance && (
        <p id={`${id}-hindrance`} className="import-hindrance">
          {hindrance}
        </p>
      )}
      <ImportLines lines={preview.lines} counts={preview.counts} />
    </section>
  )
}

const COUNTS = [
  ['created', 'will be created', 'good'],
  ['changed', 'will be changed', 'low'],
  ['unchanged', 'unchanged', 'plain'],
  ['refused', 'refused', 'bad'],
] as const

/** Why nothing can be imported, if so. */
function hindranceOf({ created, changed, refused }: ImportCounts): string | undefined {
  if (refused > 0) {
    return `All or nothing: please mend ${refused === 1 ? 'the refused line' : `the ${countOf(refused, 'refused line')}`} in your file and choose it again.`
  }
  return created + changed === 0
    ? 'There is nothing to import: everything is so already.'
    : undefined
}
