import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import type { PlanName } from './plans/plans.ts'

/** What can be announced. Each message is `{type, timestamp, data}`, signed by the Standard Webhooks scheme. */
export const WebhookEvent = z.enum(['watch.changed', 'watch.unreadable', 'scan.finished'])
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** How many addresses of receivers a plan allows. */
export const webhookLimits: Record<PlanName, number> = { trial: 1, standard: 2, pro: 10 }

const ok = z.literal(true)
const hour = 3_600_000

const Address = z
  .string({ error: 'field_required' })
  .trim()
  .min(1, { error: 'field_required' })
  .max(2000, { error: 'field_too_long' })
const Events = z.array(WebhookEvent).min(1, { error: 'field_required' }).max(WebhookEvent.options.length)

/** Why a message did not arrive: an answer other than 2xx, or what came in its way. */
const DeliveryProblem = z.enum(['status', 'blocked', 'no-host', 'connection', 'certificate', 'timeout'])
export type DeliveryProblem = z.infer<typeof DeliveryProblem>

export const WebhookDelivery = z.object({
  /** The `webhook-id` of the message: the same at every try, so that receivers can tell a repetition. */
  _id: z.string(),
  event: z.union([WebhookEvent, z.literal('webhook.test')]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  status: z.number().int().nullable(),
  problem: DeliveryProblem.nullable(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** `disabled`: nothing arrived for days, so that nothing more is sent until its owner turns it on again. */
export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  state: z.enum(['active', 'paused', 'disabled']),
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

const one = z.object({ webhookId: Id })
const changed = z.object({ success: ok, webhook: Webhook })
/** Shown once; afterwards it can only be renewed. */
const withSecret = changed.extend({ secret: z.string() })

export const getWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'signed-in',
  summary: 'The addresses that are told, and how many the plan allows.',
  reply: z.object({ success: ok, webhooks: z.array(Webhook), limit: z.number().int() }),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'signed-in',
  summary: 'Tell an address from now on; answers with the secret that its messages are signed with.',
  body: z.object({ url: Address, events: Events }),
  reply: withSecret,
  errors: ['url_invalid', 'url_blocked', 'webhook_needs_https', 'webhook_limit'],
  limits: [{ per: 'account', max: 30, windowMs: hour }],
})

export const updateWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/update',
  access: 'signed-in',
  summary: 'Change the address or the events, pause it, or turn it on again.',
  body: one.extend({
    url: Address.optional(),
    events: Events.optional(),
    state: z.enum(['active', 'paused']).optional(),
  }),
  reply: changed,
  errors: ['not_found', 'url_invalid', 'url_blocked', 'webhook_needs_https'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/renew-secret',
  access: 'signed-in',
  summary: 'A new secret; for a day messages carry signatures by the old one too.',
  body: one,
  reply: withSecret,
  errors: ['not_found'],
  limits: [{ per: 'account', max: 30, windowMs: hour }],
})

export const deleteWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/delete',
  access: 'signed-in',
  summary: 'Tell this address nothing more; its log goes with it.',
  body: one,
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/test',
  access: 'signed-in',
  summary: 'Send a `webhook.test` now and say how it went.',
  body: one,
  reply: z.object({ success: ok, delivery: WebhookDelivery }),
  errors: ['not_found'],
  limits: [{ per: 'account', max: 30, windowMs: hour }],
})

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/resend',
  access: 'signed-in',
  summary: 'Send a message of the log once more, under the same id.',
  body: z.object({ deliveryId: Id }),
  reply: z.object({ success: ok, delivery: WebhookDelivery }),
  errors: ['not_found'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const getWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/deliveries',
  access: 'signed-in',
  summary: 'The last messages to an address, newest first (`?webhookId=`).',
  query: one,
  reply: z.object({ success: ok, deliveries: z.array(WebhookDelivery) }),
  errors: ['not_found'],
})
