import { type AccountSession, endAllSessions, endSession, getSessions } from '@sondeo/contract/account-security'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, Monitor } from 'lucide-react'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatNearDay, formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { endSession as leave, useQueryKeys } from '../../browser/session.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Where the account is open: each place can be signed out, or all of them at once, this one too. */
export function SessionsBlock() {
  const { sessions: text } = useProfileMessages()
  const language = useLanguage()
  const client = useQueryClient()
  const keys = useQueryKeys()
  const found = useQuery({ queryKey: keys.sessions, queryFn: () => call(getSessions, undefined) })
  const endOne = useMutation({
    mutationFn: (sessionId: string) => call(endSession, { sessionId }),
    onSuccess: () => showToast(text.ended),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  })
  const endAll = useMutation({
    mutationFn: () => call(endAllSessions, undefined),
    onSuccess: () => {
      showToast(text.endedAll)
      leave(client)
    },
  })
  const error = endOne.error ?? endAll.error
  const failure = explainFlowError({
    error: error ?? found.error,
    language,
    whatFailed: error ? text.notEnded : text.failed,
  })
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-base">{text.title}</h2>
        <p className="text-sm text-ink-2">{text.text}</p>
      </div>
      {error !== null && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {found.isError && (
        <RetryAlert failure={failure} isBusy={found.isFetching} onRetry={() => void found.refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      {found.isPending && <Skeleton className="h-16 w-full" />}
      {found.data && (
        <ul className="grid divide-y divide-line">
          {found.data.sessions.map(session => (
            <SessionRow
              key={session._id}
              session={session}
              isBusy={endOne.isPending}
              onEnd={() => endOne.mutate(session._id)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        isBusy={endAll.isPending}
        onClick={() => endAll.mutate()}
      >
        <LogOut aria-hidden="true" />
        {text.endAll}
      </Button>
    </Card>
  )
}

type Row = { session: AccountSession; isBusy: boolean; onEnd: () => void }

function SessionRow({ session: { device, createdAt, lastSeenAt, isCurrent }, isBusy, onEnd }: Row) {
  const { sessions: text } = useProfileMessages()
  const language = useLanguage()
  const name = device ?? text.unknownDevice
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Monitor aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-ink-2">
          {text.when(formatWhen(lastSeenAt, language), formatNearDay(createdAt, language))}
        </span>
      </div>
      {isCurrent ? (
        <Badge tone="true">{text.current}</Badge>
      ) : (
        <Button variant="ghost" size="sm" disabled={isBusy} aria-label={text.endOf(name)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
