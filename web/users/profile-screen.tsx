import { useQuery } from '@tanstack/react-query'
import { Message } from '../ui/message.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery } from './queries.ts'

export function ProfileScreen() {
  return (
    <div className="account">
      <h1>Profile</h1>
      <Profile />
    </div>
  )
}

function Profile() {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery)
  if (profile) return <ProfileForm key={profile.id} profile={profile} />
  // While it is tried again the shape of what comes is better news than the old failure.
  if (!error || isFetching) return <ProfileSkeleton />
  return (
    <div className="fields">
      <Message kind="bad">{error.message}</Message>
      <button type="button" className="btn btn-primary" onClick={() => refetch()}>
        Try again
      </button>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <Skeleton className="fields" label="Loading your profile">
      {['name', 'username', 'email', 'password', 'confirmPassword'].map(name => (
        <div key={name}>
          <div className="skeleton account-skeleton-label" />
          <div className="skeleton account-skeleton-field" />
          {name === 'password' && <div className="skeleton account-skeleton-hint" />}
        </div>
      ))}
      <div className="skeleton account-skeleton-field account-skeleton-button" />
    </Skeleton>
  )
}
