import { createHash } from 'node:crypto'
import { newId } from '@sondeo/database/new-id'
import type { Stores } from '@sondeo/database/stores'
import type { Jobs } from '../../jobs/open-jobs.ts'
import { deliverJob } from './deliver.job.ts'
import { WebhookSettings } from './webhook-settings.ts'
import type { Webhooks } from './webhooks.ts'

type Parts = { stores: Pick<Stores, 'webhooks'>; jobs: Pick<Jobs, 'send'>; now: () => Date }

export function createWebhooks({ stores, jobs, now }: Parts): Webhooks {
  return {
    async announce(ownerId, { type, data, key = newId() }) {
      for (const { id: webhookId, state, settings } of await stores.webhooks.list({ ownerId })) {
        const isMeant = WebhookSettings.safeParse(settings).data?.events.includes(type)
        if (state !== 'active' || !isMeant) continue
        const deliveryId = nameMessage(webhookId, type, key)
        const payload = JSON.stringify({ type, timestamp: now().toISOString(), data })
        await stores.webhooks.addDelivery({ ownerId, webhookId, deliveryId, event: type, payload, now: now() })
        // Sent even if it was known: whoever announced it before may have died right here. Only one claims it.
        await jobs.send(deliverJob, { ownerId, deliveryId })
      }
    },
  }
}

const nameMessage = (...parts: string[]): string =>
  `msg_${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)}`
