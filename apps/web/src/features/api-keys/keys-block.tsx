import { type ApiKey, getApiKeys } from '@sondeo/contract/api-keys'
import { paths } from '@sondeo/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useApiKeyMessages } from '../../messages/api-keys.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** The keys of other programs: each with what it may and when it was used, to be revoked at any time. */
export function KeysBlock({ hasPassword }: { hasPassword: boolean }) {
  const text = useApiKeyMessages()
  const language = useLanguage()
  const keys = useQueryKeys()
  const [isMaking, setIsMaking] = useState(false)
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null)
  const found = useQuery({ queryKey: keys.apiKeys, queryFn: () => call(getApiKeys, undefined) })
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-base">{text.title}</h2>
        <p className="text-sm text-ink-2">{text.text}</p>
        <AppLink to={paths.developers} className="justify-self-start text-sm text-link underline underline-offset-2">
          {text.documentation}
        </AppLink>
      </div>
      {found.isError && (
        <RetryAlert
          failure={explainFlowError({ error: found.error, language, whatFailed: text.failed })}
          isBusy={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {text.retry}
        </RetryAlert>
      )}
      {found.isPending && <Skeleton className="h-16 w-full" />}
      {found.data?.keys.length === 0 && <p className="text-sm text-ink-3">{text.none}</p>}
      {found.data && found.data.keys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {found.data.keys.map(key => (
            <KeyRow key={key._id} apiKey={key} onRevoke={() => setToRevoke(key)} />
          ))}
        </ul>
      )}
      <Button variant="outline" className="justify-self-start" onClick={() => setIsMaking(true)}>
        <Plus aria-hidden="true" />
        {text.make}
      </Button>
      <NewKeyDialog isOpen={isMaking} hasPassword={hasPassword} onClose={() => setIsMaking(false)} />
      <RevokeDialog apiKey={toRevoke} onClose={() => setToRevoke(null)} />
    </Card>
  )
}

function KeyRow({
  apiKey: { name, scope, ending, createdAt, lastUsedAt },
  onRevoke,
}: {
  apiKey: ApiKey
  onRevoke: () => void
}) {
  const text = useApiKeyMessages()
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-medium wrap-anywhere">
          {name} <code className="font-mono text-sm text-ink-3">…{ending}</code>
        </span>
        <span className="text-sm text-ink-2">
          {text.when(formatDate(createdAt, language), lastUsedAt && formatDate(lastUsedAt, language))}
        </span>
      </div>
      <Badge>{text.scope[scope]}</Badge>
      <Button variant="ghost" size="sm" aria-label={text.revokeOf(name)} onClick={onRevoke}>
        {text.revoke}
      </Button>
    </li>
  )
}
