import { errors, isErrorCode } from '@sondeo/contract/errors'
import { paths } from '@sondeo/contract/paths'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

const asksForMore = (error: unknown) =>
  error instanceof CallError && isErrorCode(error.code) && errors[error.code].next === 'upgrade'

/** Why it could not be done; where another plan would allow it, the way there. */
export function WatchFailure({ error, whatFailed }: { error: unknown; whatFailed: string }) {
  const text = useWatchMessages()
  const language = useLanguage()
  const failure = explainFlowError({ error, language, whatFailed })
  return (
    <div className="grid justify-items-start gap-3">
      <Alert detail={failure.detail}>{failure.text}</Alert>
      {asksForMore(error) && (
        <LinkButton to={paths.profile} variant="outline" size="sm">
          {text.seePlans}
        </LinkButton>
      )}
    </div>
  )
}
