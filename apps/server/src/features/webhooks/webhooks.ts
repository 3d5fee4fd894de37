import type { WebhookEvent } from '@sondeo/contract/webhooks'

type Announcement = {
  type: WebhookEvent
  data: Record<string, unknown>
  /** Names what happened: announced again under the same key, it is sent once. */
  key?: string
}

/** Tells a person's addresses what happened, in the background. */
export type Webhooks = { announce: (ownerId: string, announcement: Announcement) => Promise<void> }
