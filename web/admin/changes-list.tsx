import { nameOfField, type Shown } from './describe-change.ts'

type Props = {
  changes: Shown[]
  /** For what is new or gone there is only one side to tell. */
  side?: 'from' | 'to' | undefined
}

/** Field by field what was and what is. */
export function ChangesList({ changes, side }: Props) {
  return (
    <dl className={side ? 'changes changes-short' : 'changes'}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{nameOfField(field)}</dt>
          <dd>
            {side !== 'to' && <Value text={from} isOld={side === undefined} />}
            {side === undefined && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="visually-hidden">became </span>
              </>
            )}
            {side !== 'from' && <Value text={to} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ text, isOld }: { text: string | undefined; isOld?: boolean }) {
  if (text === undefined) return <em>nothing</em>
  return <span className={isOld ? 'changes-old' : undefined}>{text}</span>
}
