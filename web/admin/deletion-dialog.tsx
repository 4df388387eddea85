import Confirm from '../ui/confirm.tsx'
import type { useDeletion } from './use-deletion.ts'

type Props = {
  deletion: ReturnType<typeof useDeletion>
  /** What deleting does, and does not. */
  text: string
}

export function DeletionDialog({ deletion: { asked, confirm, close }, text }: Props) {
  return (
    <Confirm
      open={asked?.open === true}
      title={`Delete ${asked?.entry.name}?`}
      text={text}
      action="Delete"
      isDestructive
      onConfirm={confirm}
      onCancel={close}
    />
  )
}
