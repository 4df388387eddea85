import { useBlocker } from '@tanstack/react-router'
import Confirm from '../ui/confirm.tsx'

/** Asks before unsaved changes are lost: by our dialog inside the shop, by the browser's beyond. */
export function LeaveQuestion({ isChanged }: { isChanged: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <Confirm
      open={status === 'blocked'}
      title="Leave without saving?"
      text="What you changed here will be lost."
      action="Leave"
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  )
}
