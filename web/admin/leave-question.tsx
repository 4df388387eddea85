import { useBlocker } from '@tanstack/react-router'
import Confirm from '../ui/confirm.tsx'

type Props = { isChanged: () => boolean; title?: string; text?: string }

/** Asks before unsaved changes are lost: by our dialog inside the shop, by the browser's beyond. */
export function LeaveQuestion({
  isChanged,
  title = 'Leave without saving?',
  text = 'What you changed here will be lost.',
}: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <Confirm
      open={status === 'blocked'}
      title={title}
      text={text}
      action="Leave"
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  )
}
