import { type Webhook, WebhookDelivery } from '@sondeo/contract/webhooks'
import type { StoredDelivery, StoredWebhook } from '@sondeo/database/webhooks-store'
import { WebhookSettings } from './webhook-settings.ts'

/** An address as its owner sees it: never with its secret. */
export function describeWebhook({ id, state, settings, failingSince, createdAt }: StoredWebhook): Webhook {
  const { url, events } = WebhookSettings.parse(settings)
  return {
    _id: id,
    url,
    events,
    state,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export function describeDelivery({ id, createdAt, nextAttemptAt, ...delivery }: StoredDelivery): WebhookDelivery {
  return WebhookDelivery.parse({
    _id: id,
    ...delivery,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  })
}
