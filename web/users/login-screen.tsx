import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type Login, users } from '../../contract/users.ts'
import { call } from '../base/api.ts'
import { ownPath } from '../base/own-path.ts'
import { saveSession } from '../base/session.ts'
import { Field } from '../ui/field.tsx'
import { Message } from '../ui/message.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { checkLogin } from './check-fields.ts'
import { useCheckedForm } from './use-checked-form.ts'

export function LoginScreen() {
  const { redirect } = useSearch({ from: '/login' })
  const navigate = useNavigate()
  const { mutateAsync, error } = useMutation({
    mutationFn: (body: Login) => call(users.login, { body }),
    onSuccess: async user => {
      saveSession(user)
      // The form is on its way until the next screen is there.
      await navigate({ href: ownPath(redirect), replace: true })
    },
  })
  const { problems, sending, form } = useCheckedForm(checkLogin, ({ email, password }) =>
    mutateAsync({ username: email.trim(), password }),
  )

  return (
    <div className="account">
      <h1>Sign In</h1>
      <form {...form}>
        {error && <Message kind="bad">{error.message}</Message>}
        <Field
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          problem={problems.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          problem={problems.password}
        />
        <button type="submit" className="btn btn-primary" disabled={sending}>
          {sending ? 'Signing in…' : 'Sign In'}
        </button>
      </form>
      <p className="account-other">
        New to the shop?{' '}
        <Link to="/register" search={redirect === undefined ? {} : { redirect }}>
          Create an account
        </Link>
      </p>
    </div>
  )
}
