import { randomBytes } from 'node:crypto'
import { WebhookEvent } from '@sondeo/contract/webhooks'
import { z } from 'zod'

/** Where an address is and what it is told; sealed where it is stored. */
export const WebhookSettings = z.object({ url: z.string(), events: z.array(WebhookEvent) })
export type WebhookSettings = z.infer<typeof WebhookSettings>

/** What its messages are signed with. */
export const WebhookSecrets = z.object({
  secret: z.string(),
  /** Of before the last renewal, good until then, so that a receiver can change over without losing a message. */
  old: z.object({ secret: z.string(), until: z.iso.datetime() }).nullable(),
})
export type WebhookSecrets = z.infer<typeof WebhookSecrets>

/** As the Standard Webhooks scheme writes secrets: 256 random bits. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
