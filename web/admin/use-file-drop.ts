import { type ChangeEvent, type DragEvent, useState } from 'react'

/** One file, by dropping it on a field or by the input inside it. */
export function useFileDrop(onChoose: (file: File) => void) {
  const [over, setOver] = useState(false)
  return {
    field: {
      className: `drop ${over ? 'drop-over' : ''}`,
      onDragOver(event: DragEvent) {
        // Without it the browser would open the file.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onChoose(file)
      },
    },
    input: {
      type: 'file',
      className: 'visually-hidden',
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        const [file] = target.files ?? []
        // So that the same file can be chosen again.
        target.value = ''
        if (file) onChoose(file)
      },
    },
  } as const
}
