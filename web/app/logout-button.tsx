import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { dropSession } from '../base/session.ts'
import { forgetPerson } from './follow-session.ts'

// Nobody needs the dialog on a first visit.
const Confirm = lazy(() => import('../ui/confirm.tsx'))

export function LogoutButton() {
  const [asking, setAsking] = useState<'never' | 'now' | 'answered'>('never')
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function logOut() {
    setAsking('answered')
    dropSession()
    await navigate({ to: '/' })
    await forgetPerson(queryClient)
  }

  return (
    <>
      <button type="button" onClick={() => setAsking('now')}>
        Logout
      </button>
      {asking !== 'never' && (
        <Suspense>
          <Confirm
            open={asking === 'now'}
            title="Log out?"
            text="Your cart stays on this device."
            action="Logout"
            onConfirm={logOut}
            onCancel={() => setAsking('answered')}
          />
        </Suspense>
      )}
    </>
  )
}
