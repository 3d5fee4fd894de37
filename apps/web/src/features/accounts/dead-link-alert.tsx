import { CallError } from '../../browser/call-error.ts'
import type { Explained } from '../../browser/explain-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'

type Props = {
  error: unknown
  explained: Explained
  /** Where a link that is no longer valid is replaced. */
  to: string
  label: string
}

/** Why what a mailed link leads to failed; where the link is dead, with the way to a new one. */
export function DeadLinkAlert({ error, explained, to, label }: Props) {
  return (
    <Alert detail={explained.detail}>
      {explained.text}
      {error instanceof CallError && error.code === 'reset_link_invalid' && (
        <>
          {' '}
          <AppLink to={to} className="underline">
            {label}
          </AppLink>
        </>
      )}
    </Alert>
  )
}
