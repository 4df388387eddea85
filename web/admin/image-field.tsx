import { type DragEvent, useId, useState } from 'react'
import { Picture } from '../ui/picture.tsx'
import { ACCEPTED } from './check-image.ts'
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
  const [over, setOver] = useState(false)
  const preview = usePreview(chosen)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }

  return (
    <div className="field">
      <span id={`${id}-name`}>Image</span>
      <label
        className={`drop ${over ? 'drop-over' : ''}`}
        onDragOver={event => {
          // Without it the browser would open the file.
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
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
          className="visually-hidden"
          type="file"
          name="image"
          accept={ACCEPTED}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem ? true : undefined}
          onChange={event => {
            const [file] = event.target.files ?? []
            // So that the same file can be chosen again after it was taken back.
            event.target.value = ''
            if (file) onChoose(file)
          }}
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
