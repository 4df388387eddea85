type Props = { name: string; isLeaving: boolean; onDelete: () => void }

export function DeleteButton({ name, isLeaving, onDelete }: Props) {
  return (
    <button
      type="button"
      className="row-action row-action-delete"
      aria-label={`${isLeaving ? 'Deleting…' : 'Delete'} ${name}`}
      disabled={isLeaving}
      onClick={onDelete}
    >
      {isLeaving ? 'Deleting…' : 'Delete'}
    </button>
  )
}
