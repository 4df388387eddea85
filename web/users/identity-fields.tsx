import type { User } from '../../contract/users.ts'
import { Field } from '../ui/field.tsx'
import type { AccountField, Problems } from './check-fields.ts'

type Props = { problems: Problems<AccountField>; known?: User }

/** Who somebody is: asked for at the registration, and changed in the profile. */
export function IdentityFields({ problems, known }: Props) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={known?.name}
        maxLength={100}
        required
        problem={problems.name}
      />
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={known?.username}
        maxLength={150}
        required
        problem={problems.username}
      />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known?.email}
        maxLength={254}
        required
        problem={problems.email}
      />
    </>
  )
}
