import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ProfileUpdate, type User, users } from '../../contract/users.ts'
import { call } from '../base/api.ts'
import { saveSession } from '../base/session.ts'
import { Message } from '../ui/message.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { checkProfile } from './check-fields.ts'
import { IdentityFields } from './identity-fields.tsx'
import { profileQuery } from './queries.ts'
import { useCheckedForm } from './use-checked-form.ts'

export function ProfileForm({ profile }: { profile: User }) {
  const queryClient = useQueryClient()
  const { mutateAsync, isSuccess, variables, error } = useMutation({
    mutationFn: (body: ProfileUpdate) => call(users.updateProfile, { body }),
    onSuccess: answer => {
      saveSession(answer)
      const { token: _, ...user } = answer
      queryClient.setQueryData(profileQuery.queryKey, user)
    },
  })
  const { problems, sending, form } = useCheckedForm(
    checkProfile,
    async ({ name, username, email, password }, element) => {
      await mutateAsync({ name, username, email: email.trim(), password })
      clearPasswords(element)
    },
  )

  // A new try that is not sent yet makes the old success a contradiction.
  const done = isSuccess && Object.keys(problems).length === 0

  return (
    <form {...form}>
      {done && (
        <Message kind="good">
          Profile updated successfully
          {variables.password && <span>Everywhere else you have to sign in again.</span>}
        </Message>
      )}
      {error && <Message kind="bad">{error.message}</Message>}
      <IdentityFields problems={problems} known={profile} />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        hint="Leave blank to keep current password"
        problem={problems.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        problem={problems.confirmPassword}
      />
      <button type="submit" className="btn btn-primary" disabled={sending}>
        {sending ? 'Updating…' : 'Update'}
      </button>
    </form>
  )
}

/** A form that is sent again must not set the same password again. */
function clearPasswords(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[autocomplete="new-password"]')) {
    field.value = ''
  }
}
