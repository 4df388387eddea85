import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Detail, Id, text, WITHOUT_NUL } from './fields.ts'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

export const User = Type.Object({
  id: Id,
  name: Type.String(),
  username: Type.String(),
  email: Type.String(),
  isAdmin: Type.Boolean(),
  is_superuser: Type.Boolean(),
})
export type User = Static<typeof User>

export const UserWithToken = Type.Interface([User], {
  token: Type.String({ description: 'goes into the header `Authorization: Bearer …`' }),
})
export type UserWithToken = Static<typeof UserWithToken>

export const Login = Type.Object({
  username: Type.String({
    maxLength: 254,
    pattern: WITHOUT_NUL,
    description: 'the e-mail address or the username',
  }),
  password: Type.String({ maxLength: 1024, description: 'the password' }),
})
export type Login = Static<typeof Login>

const identity = {
  name: text(100),
  username: text(150),
  email: Type.String({ format: 'email', maxLength: 254, description: 'an e-mail address' }),
}

export const Registration = Type.Object({
  ...identity,
  password: Type.String({
    minLength: MIN_PASSWORD,
    maxLength: MAX_PASSWORD,
    description: `${MIN_PASSWORD} to ${MAX_PASSWORD} characters long`,
  }),
})
export type Registration = Static<typeof Registration>

export const ProfileUpdate = Type.Object({
  ...identity,
  password: Type.Optional(
    Type.Union([Type.Literal(''), Registration.properties.password], {
      description: `empty to keep the current one, or ${MIN_PASSWORD} to ${MAX_PASSWORD} characters long`,
    }),
  ),
})
export type ProfileUpdate = Static<typeof ProfileUpdate>

export const UserUpdate = Type.Object({
  isAdmin: Type.Boolean({ description: 'true or false' }),
})
export type UserUpdate = Static<typeof UserUpdate>

const notFound = { 404: 'There is no such user, or they are somebody else.' }
const taken = { 409: 'The e-mail address or the username is taken.' }

export const users = {
  login: endpoint({
    method: 'POST',
    path: '/api/users/login/',
    access: 'anyone',
    summary: 'Sign in with an e-mail address (or a username) and a password',
    body: Login,
    reply: { status: 200, schema: UserWithToken },
    refusals: { 401: 'No account has these credentials.', 429: 'Too many failures; wait.' },
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/users/register/',
    access: 'anyone',
    summary: 'Open an account, signed in at once',
    body: Registration,
    reply: { status: 201, schema: UserWithToken },
    refusals: taken,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/users/profile/',
    access: 'user',
    summary: 'The person who asks',
    reply: { status: 200, schema: User },
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/users/profile/update/',
    access: 'user',
    summary: 'Change the own account; a new password ends every other session',
    body: ProfileUpdate,
    reply: { status: 200, schema: UserWithToken },
    refusals: taken,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/',
    access: 'admin',
    summary: 'Every user',
    inPieces: true,
    reply: { status: 200, schema: Type.Array(User) },
  }),
  getAsAdmin: endpoint({
    method: 'GET',
    path: '/api/users/user/{id}/',
    access: 'admin',
    summary: 'One user, for the administration',
    reply: { status: 200, schema: User },
    refusals: notFound,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/users/{id}/',
    access: 'user',
    summary: 'One user: oneself, or anyone for an admin',
    reply: { status: 200, schema: User },
    refusals: notFound,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/users/update/{id}/',
    access: 'superuser',
    summary: 'Grant or withdraw admin rights, in force at once',
    body: UserUpdate,
    reply: { status: 200, schema: User },
    refusals: { ...notFound, 409: 'The superuser stays what they are.' },
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/users/delete/{id}/',
    access: 'admin',
    summary: 'Delete an account; its orders stay. Admins are deleted by a superuser only',
    reply: { status: 200, schema: Detail },
    refusals: notFound,
  }),
}
