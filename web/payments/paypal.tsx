import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadInTime } from '../base/load-in-time.ts'
import type { PayPalProps } from './paypal-buttons.tsx'
import { ScriptFailure, ScriptShape } from './paypal-script.tsx'

const PayPalButtons = lazy(loadInTime(() => import('./paypal-buttons.tsx')))

/** PayPal's library comes when it is needed. Where it does not come, the rest of the order stays. */
export function PayPal(props: PayPalProps) {
  return (
    <CatchBoundary getResetKey={() => 'paypal'} errorComponent={LibraryFailure}>
      <Suspense fallback={<ScriptShape />}>
        <PayPalButtons {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

/** Browsers keep a failed import as long as the page lives. */
function LibraryFailure() {
  return <ScriptFailure tryAgain={() => location.reload()} />
}
