import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countOf } from './count-of.ts'
import { ImportChooser } from './import-chooser.tsx'
import { ImportPreviewPanel } from './import-preview-panel.tsx'
import { ImportProgress } from './import-progress.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { ListNotice } from './list-notice.tsx'
import { ScreenHead } from './screen-head.tsx'
import { type ImportStep, useImport } from './use-import.ts'

export function ImportScreen() {
  const { step, choose, read, confirm, startAnew } = useImport()
  // What had the focus went with the step before; the keyboard goes on with the screen.
  useEffect(() => {
    const isLost = step.at && document.activeElement === document.body
    if (isLost) document.getElementById('content')?.focus({ preventScroll: true })
  }, [step.at])
  return (
    <>
      <ScreenHead title="Import products" facts={factsOf(step)} />
      {step.at === 'choosing' && <ImportChooser problem={step.problem} onChoose={choose} />}
      {step.at === 'reading' && (
        <ImportProgress
          share={step.share}
          sending={`Sending ${step.name}`}
          working="Checking it…"
        />
      )}
      {step.at === 'looking' && (
        <ImportPreviewPanel
          {...step}
          onConfirm={() => confirm(step)}
          onReadAgain={() => read(step.chosen)}
          onStartAnew={startAnew}
        />
      )}
      {step.at === 'importing' && (
        <ImportProgress
          share={step.share}
          sending={`Sending ${step.chosen.name}`}
          working={`Importing ${countOf(step.preview.lines.length, 'line')}…`}
        />
      )}
      {step.at === 'done' && (
        <ListNotice
          title="The import is done"
          text={`${step.name}: ${showResult(step.result)}. Everything is in the shop now.`}
        >
          <div className="button-row">
            <Link to="/admin/products" className="btn btn-primary">
              See the products
            </Link>
            <button type="button" className="btn btn-outline" onClick={startAnew}>
              Import another file
            </button>
          </div>
        </ListNotice>
      )}
      <LeaveQuestion
        isChanged={() => step.at === 'importing'}
        title="Leave while importing?"
        text="What has been sent whole is imported all the same; what has not is not imported at all."
      />
    </>
  )
}

/** The line below the heading, which is read out whenever it changes. */
function factsOf(step: ImportStep): string {
  if (step.at === 'choosing') return 'A preview comes first: nothing is written before you say so.'
  if (step.at === 'reading') return 'Making the preview…'
  if (step.at === 'importing') return 'Importing…'
  if (step.at === 'done') return `Done: ${showResult(step.result)}.`
  const { chosen, preview } = step
  return `${chosen.name} · ${countOf(preview.lines.length, 'line')}`
}

function showResult({ created, changed, unchanged }: Record<string, number>): string {
  const parts = [
    [created, 'created'],
    [changed, 'changed'],
    [unchanged, 'unchanged'],
  ] as const
  return parts.map(([count = 0, what]) => `${count.toLocaleString('en-US')} ${what}`).join(', ')
}
