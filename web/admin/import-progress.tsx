type Props = {
  /** How much of the file is sent, from 0 to 1. */
  share: number
  sending: string
  working: string
}

/** How far the sending is; for what the shop does then, it can only say that it does. */
export function ImportProgress({ share, sending, working }: Props) {
  const percent = Math.round(share * 100)
  const isSent = percent === 100
  return (
    <div className="panel import-progress">
      <p>{isSent ? working : sending}</p>
      <div className="upload">
        {isSent ? (
          <progress aria-label={working} />
        ) : (
          <progress max={100} value={percent} aria-label={sending} />
        )}
        <span>{isSent ? '' : `${percent} %`}</span>
      </div>
    </div>
  )
}
