import { useId } from 'react'
import { Picture } from '../ui/picture.tsx'
import { ACCEPTED } from './check-image.ts'
import { useFileDrop } from './use-file-drop.ts'
import { usePreview } from './use-preview.ts'

type Props = {
  /** The picture that the product has. */
  current: string | undefined
  /** The one that was chosen in its place. */
  chosen: File | undefined
  problem: string | undefined
  onChoose: (file: File | undefined) => void
}

/** A picture by the button or by dropping it anywhere on the field. */
export function ImageField({ current, chosen, problem, onChoose }: Props) {
  const id = useId()
  const { field, input } = useFileDrop(onChoose)
  const preview = usePreview(chosen)

  return (
    <div className="field">
      <span id={`${id}-name`}>Image</span>
      <label {...field}>
        <span className="drop-picture">
          {preview ? (
            <img src={preview} alt="Preview" />
          ) : (
            current && (
              <Picture image={current} alt="The picture so far" sizes="120px" when="soon" />
            )
          )}
        </span>
        <span className="drop-text">
          <span className="btn btn-outline">{preview || current ? 'Replace' : 'Choose'}…</span>
          <span>{chosen ? chosen.name : 'or drop a picture here'}</span>
          <span id={`${id}-hint`} className="field-hint">
            JPEG, PNG or WebP, at most 10 MB
          </span>
        </span>
        <input
          {...input}
          name="image"
          accept={ACCEPTED}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem ? true : undefined}
        />
      </label>
      <p id={`${id}-problem`} className="field-problem" hidden={!problem}>
        {problem}
      </p>
      {chosen && (
        <button type="button" className="row-action" onClick={() => onChoose(undefined)}>
          {current ? 'Keep the picture so far' : 'Remove the picture'}
        </button>
      )}
    </div>
  )
}
