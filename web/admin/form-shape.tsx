import { Skeleton } from '../ui/skeleton.tsx'

type Props = { label: string; fields: number; picture?: boolean }

/** A form that is on its way. */
export function FormShape({ label, fields, picture }: Props) {
  return (
    <Skeleton label={label} className="panel fields">
      {picture && <div className="skeleton form-shape-picture" />}
      {Array.from({ length: fields }, (_, place) => place).map(place => (
        <div key={place}>
          <div className="skeleton form-shape-label" />
          <div className="skeleton form-shape-field" />
        </div>
      ))}
    </Skeleton>
  )
}
