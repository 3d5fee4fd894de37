import { paths } from '@sondeo/contract/paths'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { TitledPage } from '../../blocks/titled-page.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { ShownSecret } from '../../features/webhooks/shown-secret.tsx'
import { useWebhooks } from '../../features/webhooks/use-webhooks.ts'
import { WebhookCard } from '../../features/webhooks/webhook-card.tsx'
import { WebhookForm } from '../../features/webhooks/webhook-form.tsx'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useReturnFocus } from '../../ui/keep-focus.ts'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useWebhookMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useWebhooks()
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // The secret is shown after the form, and only then is adding over.
  useReturnFocus(isAdding || secret !== null, opener)
  if (isPending) return <PageSpinner />
  const finish = (made: string | null) => {
    setIsAdding(false)
    setSecret(made)
  }
  return (
    <TitledPage title={text.title} lead={text.lead} back={{ to: paths.watches, text: text.back }}>
      {error && (
        <RetryAlert
          failure={explainFlowError({ error, language, whatFailed: text.loadFailed })}
          isBusy={isFetching}
          onRetry={() => refetch()}
        >
          {text.retry}
        </RetryAlert>
      )}
      {data?.webhooks.map(webhook => (
        <WebhookCard key={webhook._id} webhook={webhook} />
      ))}
      {isAdding && (
        <Card className="p-5 sm:p-6">
          <WebhookForm webhook={null} onSaved={finish} onCancel={() => setIsAdding(false)} />
        </Card>
      )}
      {data && !isAdding && (
        <div
          className={
            data.webhooks.length === 0
              ? 'grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center'
              : 'flex flex-wrap items-center gap-x-4 gap-y-2'
          }
        >
          {data.webhooks.length === 0 && <p className="text-ink-2">{text.empty}</p>}
          <Button ref={opener} onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" />
            {text.add}
          </Button>
          <span className="tabular text-sm text-ink-3">{text.limit(data.webhooks.length, data.limit)}</span>
        </div>
      )}
      <Fold label={text.help}>
        <p className="max-w-[68ch] px-4 pb-4 text-sm text-ink-2">{text.helpText}</p>
      </Fold>
      <ShownSecret secret={secret} onClose={() => setSecret(null)} />
    </TitledPage>
  )
}
