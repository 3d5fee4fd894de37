import type { WebhookDelivery } from '@sondeo/contract/webhooks'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Alert, StatusBox } from '../../ui/alert.tsx'

/** How a test went, in words. */
export function TestResult({ delivery: { state, status, problem } }: { delivery: WebhookDelivery }) {
  const text = useWebhookMessages()
  const detail = [problem && text.problems[problem], status !== null && text.deliveries.status(status)]
    .filter(Boolean)
    .join(' · ')
  if (state === 'delivered') return <StatusBox detail={detail}>{text.tested.delivered}</StatusBox>
  return <Alert detail={detail}>{text.tested.failed}</Alert>
}
