import type { ComponentProps, ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type Props = {
  failure: { text: string; detail?: ComponentProps<typeof Alert>['detail'] }
  isBusy: boolean
  onRetry: () => void
  children: ReactNode
}

/** Something could not be loaded, and may be asked for again. */
export function RetryAlert({ failure, isBusy, onRetry, children }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert detail={failure.detail}>{failure.text}</Alert>
      <Button variant="outline" size="sm" isBusy={isBusy} onClick={onRetry}>
        {children}
      </Button>
    </div>
  )
}
