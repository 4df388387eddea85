type Props = { label: string; value: string; onChange: (text: string) => void }

/** Answers while one types, so there is nothing to press. */
export function SearchBox({ label, value, onChange }: Props) {
  return (
    <search className="list-search">
      <input
        className="form-control"
        type="search"
        value={value}
        aria-label={label}
        placeholder={`${label}…`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={event => onChange(event.target.value)}
      />
    </search>
  )
}
