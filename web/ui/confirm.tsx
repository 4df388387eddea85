import { Modal } from 'react-bootstrap'

type Props = {
  open: boolean
  title: string
  text: string
  /** What the button says that does it. */
  action: string
  isDestructive?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something happens that cannot be taken back. */
export default function Confirm(props: Props) {
  const { open, title, text, action, isDestructive, onConfirm, onCancel } = props
  return (
    <Modal show={open} onHide={onCancel} centered aria-labelledby="confirm-title">
      <Modal.Body className="confirm">
        <h2 id="confirm-title" className="h4">
          {title}
        </h2>
        <p>{text}</p>
        <div className="button-row">
          <button type="button" className="btn btn-outline" onClick={onCancel}>
            Cancel
          </button>
          <button
            type="button"
            className={`btn ${isDestructive ? 'btn-danger' : 'btn-primary'}`}
            onClick={onConfirm}
          >
            {action}
          </button>
        </div>
      </Modal.Body>
    </Modal>
  )
}
