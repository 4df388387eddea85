import { type ComponentProps, type ReactNode, useId } from 'react'

export type FieldProps = ComponentProps<'input'> & {
  label: string
  /** Helps before anything is typed. */
  hint?: string | undefined
  /** What is wrong with what was typed. */
  problem?: string | undefined
  /** A control beside the text, such as one that shows a password. */
  beside?: ReactNode
}

/** A labelled text field; its hint and its problem are read out with it. */
export function Field({ label, hint, problem, beside, ...input }: FieldProps) {
  const id = useId()
  const hintId = hint && `${id}-hint`
  const problemId = problem && `${id}-problem`
  const describedBy = [hintId, problemId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          className="form-control"
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {beside}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
