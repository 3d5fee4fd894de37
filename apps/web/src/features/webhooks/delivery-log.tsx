import type { WebhookDelivery } from '@sondeo/contract/webhooks'
import { useState } from 'react'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDeliveries, useResend } from './use-webhooks.ts'

const tones = { waiting: 'partial', delivered: 'true', failed: 'error' } as const

/** What was sent to an address and how it went; folded, and asked for only when it is opened. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const text = useWebhookMessages()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useDeliveries(webhookId, isOpen)
  return (
    <Fold label={text.log} onToggle={setIsOpen}>
      {isOpen && !data && <Skeleton className="m-4 h-12" />}
      {data && data.deliveries.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2">{text.logEmpty}</p>
      )}
      {data && data.deliveries.length > 0 && (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line">
          {data.deliveries.map(delivery => (
            <Delivery key={delivery._id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Fold>
  )
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const text = useWebhookMessages()
  const language = useLanguage()
  const resend = useResend()
  const { _id, event, state, attempts, status, problem, createdAt, nextAttemptAt } = delivery
  const said = [
    formatWhen(createdAt, language),
    text.deliveries.attempts(attempts),
    status !== null && text.deliveries.status(status),
    problem !== null && text.problems[problem],
    nextAttemptAt && text.deliveries.waiting(formatWhen(nextAttemptAt, language)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
      <Badge tone={tones[state]}>{state === 'waiting' ? text.deliveries.failed : text.deliveries[state]}</Badge>
      <span className="font-medium">{text.events[event]}</span>
      <p className="tabular min-w-0 flex-1 basis-full text-ink-2 first-letter:uppercase sm:basis-96">
        {said.filter(Boolean).join(' · ')}
      </p>
      {state !== 'delivered' && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 sm:ml-0"
          isBusy={resend.isPending}
          aria-label={text.resendOf(text.events[event])}
          onClick={() => resend.mutate(_id)}
        >
          {text.resend}
        </Button>
      )}
    </li>
  )
}
