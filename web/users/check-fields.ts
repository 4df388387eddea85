import { MAX_PASSWORD, MIN_PASSWORD } from '../../contract/users.ts'

/** What was typed, by the name of the field. */
export type Typed<Name extends string> = Record<Name, string>
/** A sentence for each field that cannot be sent as it is, in the order of the form. */
export type Problems<Name extends string> = Partial<Record<Name, string>>

export type LoginField = 'email' | 'password'
export type AccountField = 'name' | 'username' | 'email' | 'password' | 'confirmPassword'

export function checkLogin({ email, password }: Typed<LoginField>): Problems<LoginField> {
  return onlyProblems({
    email: problemOfEmail(email),
    password: password === '' && 'Please enter your password.',
  })
}

export function checkRegistration(typed: Typed<AccountField>): Problems<AccountField> {
  return onlyProblems({ ...problemsOfIdentity(typed), ...problemsOfPassword(typed) })
}

/** As for a registration, but without a password the current one stays. */
export function checkProfile(typed: Typed<AccountField>): Problems<AccountField> {
  const keeps = typed.password === '' && typed.confirmPassword === ''
  return onlyProblems({
    ...problemsOfIdentity(typed),
    ...(!keeps && problemsOfPassword(typed)),
  })
}

function problemsOfIdentity({ name, username, email }: Typed<AccountField>) {
  return {
    name: name.trim() === '' && 'Please enter your name.',
    username: username.trim() === '' && 'Please choose a username.',
    email: problemOfEmail(email),
  }
}

function problemsOfPassword({ password, confirmPassword }: Typed<AccountField>) {
  const fits = password.length >= MIN_PASSWORD && password.length <= MAX_PASSWORD
  return {
    password: !fits && `Please use ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`,
    confirmPassword: password !== confirmPassword && 'Passwords do not match',
  }
}

function problemOfEmail(email: string) {
  if (email.trim() === '') return 'Please enter your email address.'
  return !/^\S+@\S+\.\S+$/.test(email.trim()) && 'Please enter an address like name@example.com.'
}

function onlyProblems<Name extends string>(found: Partial<Record<Name, string | false>>) {
  const problems = Object.entries(found).filter(([, problem]) => problem)
  // Filtering keeps the names.
  return Object.fromEntries(problems) as Problems<Name>
}
