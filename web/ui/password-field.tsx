import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A password, hidden until somebody wants to see what they typed. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <button
          type="button"
          className="field-button"
          // A form may have two of them.
          title={`${shown ? 'Hide' : 'Show'} “${props.label}”`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
