import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { MIN_PASSWORD, type Registration, users } from '../../contract/users.ts'
import { call } from '../base/api.ts'
import { ownPath } from '../base/own-path.ts'
import { saveSession } from '../base/session.ts'
import { Message } from '../ui/message.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { checkRegistration } from './check-fields.ts'
import { IdentityFields } from './identity-fields.tsx'
import { useCheckedForm } from './use-checked-form.ts'

export function RegisterScreen() {
  const { redirect } = useSearch({ from: '/register' })
  const navigate = useNavigate()
  const { mutateAsync, error } = useMutation({
    mutationFn: (body: Registration) => call(users.register, { body }),
    onSuccess: async user => {
      saveSession(user)
      // The form is on its way until the next screen is there.
      await navigate({ href: ownPath(redirect), replace: true })
    },
  })
  const { problems, sending, form } = useCheckedForm(
    checkRegistration,
    ({ name, username, email, password }) =>
      mutateAsync({ name, username, email: email.trim(), password }),
  )

  return (
    <div className="account">
      <h1>Sign Up</h1>
      <form {...form}>
        {error && <Message kind="bad">{error.message}</Message>}
        <IdentityFields problems={problems} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD} characters`}
          required
          problem={problems.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          problem={problems.confirmPassword}
        />
        <button type="submit" className="btn btn-primary" disabled={sending}>
          {sending ? 'Signing up…' : 'Sign Up'}
        </button>
      </form>
      <p className="account-other">
        Have an account already?{' '}
        <Link to="/login" search={redirect === undefined ? {} : { redirect }}>
          Sign in
        </Link>
      </p>
    </div>
  )
}
