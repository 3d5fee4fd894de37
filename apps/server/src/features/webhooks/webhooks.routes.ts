import * as calls from '@sondeo/contract/webhooks'
import { type Webhook, WebhookDelivery } from '@sondeo/contract/webhooks'
import { newId } from '@sondeo/database/new-id'
import type { StoredDelivery, StoredWebhook } from '@sondeo/database/webhooks-store'
import { parseAddress } from '@sondeo/scraping/parse-address'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import { findPlan } from '../../plans/find-plan.ts'
import type { Services } from '../../services.ts'
import { type DeliveryServices, deliver } from './deliver.ts'
import { newSecret, WebhookSecrets, WebhookSettings } from './webhook-settings.ts'

type WebhookServices = DeliveryServices & Pick<Services, 'hasBilling'>

const MOST_DELIVERIES = 100
/** How long messages carry the old signature too. */
const OLD_SECRET_MS = 24 * 3_600_000

export function addWebhookRoutes(http: FastifyInstance, context: HttpContext, services: WebhookServices) {
  const { stores, now } = services

  async function find(ownerId: string, webhookId: string): Promise<StoredWebhook> {
    const webhook = await stores.webhooks.find({ ownerId, webhookId })
    if (!webhook) throw new AppError('not_found')
    return webhook
  }

  async function show(ownerId: string, webhookId: string) {
    return { success: true, webhook: describeWebhook(await find(ownerId, webhookId)) } as const
  }

  async function showDelivery(ownerId: string, deliveryId: string) {
    const delivery = await stores.webhooks.findDelivery({ ownerId, deliveryId })
    if (!delivery) throw new AppError('not_found')
    return { success: true, delivery: describeDelivery(delivery) } as const
  }

  /** Where nothing is sold, Pro's number holds. */
  async function findLimit(ownerId: string): Promise<number> {
    const { state } = await findPlan(services, ownerId)
    return calls.webhookLimits[services.hasBilling ? (state.plan ?? 'trial') : 'pro']
  }

  serve(http, context, calls.getWebhooks, async ({ signedIn }) => {
    const ownerId = signedIn.user.id
    const webhooks = (await stores.webhooks.list({ ownerId })).map(describeWebhook)
    return { success: true, webhooks, limit: await findLimit(ownerId) }
  })

  serve(http, context, calls.createWebhook, async ({ body: { url, events }, signedIn }) => {
    const ownerId = signedIn.user.id
    const address = await checkAddress(services, url)
    const known = await stores.webhooks.list({ ownerId })
    if (known.length >= (await findLimit(ownerId))) throw new AppError('webhook_limit')
    const secret = newSecret()
    const secrets: WebhookSecrets = { secret, old: null }
    const settings: WebhookSettings = { url: address, events }
    const webhookId = await stores.webhooks.create({ ownerId, settings, secrets, now: now() })
    return { ...(await show(ownerId, webhookId)), secret }
  })

  serve(http, context, calls.updateWebhook, async ({ body: { webhookId, url, events, state }, signedIn }) => {
    const ownerId = signedIn.user.id
    const settings = WebhookSettings.parse((await find(ownerId, webhookId)).settings)
    const address = url === undefined ? settings.url : await checkAddress(services, url)
    await stores.webhooks.change({
      ownerId,
      webhookId,
      settings: { ...settings, url: address, events: events ?? settings.events },
      ...(state && { state, failingSince: null }),
      now: now(),
    })
    return show(ownerId, webhookId)
  })

  serve(http, context, calls.renewWebhookSecret, async ({ body: { webhookId }, signedIn }) => {
    const ownerId = signedIn.user.id
    await find(ownerId, webhookId)
    const { secret: before } = WebhookSecrets.parse(await stores.webhooks.readSecrets({ ownerId, webhookId }))
    const secret = newSecret()
    const old = { secret: before, until: new Date(now().getTime() + OLD_SECRET_MS).toISOString() }
    const secrets: WebhookSecrets = { secret, old }
    await stores.webhooks.change({ ownerId, webhookId, secrets, now: now() })
    return { ...(await show(ownerId, webhookId)), secret }
  })

  serve(http, context, calls.deleteWebhook, async ({ body: { webhookId }, signedIn }) => {
    if (!(await stores.webhooks.remove({ ownerId: signedIn.user.id, webhookId }))) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, calls.testWebhook, async ({ body: { webhookId }, signedIn }) => {
    const ownerId = signedIn.user.id
    await find(ownerId, webhookId)
    const deliveryId = `msg_${newId()}`
    const event = 'webhook.test'
    const payload = JSON.stringify({ type: event, timestamp: now().toISOString(), data: { webhookId } })
    await stores.webhooks.addDelivery({ ownerId, webhookId, deliveryId, event, payload, now: now() })
    await deliver(services, { ownerId, deliveryId })
    return showDelivery(ownerId, deliveryId)
  })

  serve(http, context, calls.resendDelivery, async ({ body: { deliveryId }, signedIn }) => {
    const ownerId = signedIn.user.id
    await stores.webhooks.askAgain({ ownerId, deliveryId, now: now() })
    await deliver(services, { ownerId, deliveryId })
    return showDelivery(ownerId, deliveryId)
  })

  serve(http, context, calls.getWebhookDeliveries, async ({ query: { webhookId }, signedIn }) => {
    const ownerId = signedIn.user.id
    await find(ownerId, webhookId)
    const deliveries = await stores.webhooks.listDeliveries({ ownerId, webhookId, limit: MOST_DELIVERIES })
    return { success: true, deliveries: deliveries.map(describeDelivery) }
  })
}

/** The guard looks again at every message; what it would never let out is refused at once. */
async function checkAddress({ scraping }: Pick<Services, 'scraping'>, text: string): Promise<string> {
  const refuse = (code: 'url_invalid' | 'url_blocked' | 'webhook_needs_https') =>
    new AppError(code, { fields: [{ field: 'url', code }] })
  const address = parseAddress(text)
  if (!address.ok) throw refuse('url_invalid')
  const { protocol, hostname, port } = new URL(address.url)
  const target = { hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
  if (protocol !== 'https:' && !scraping.guard.isAllowedPair(target)) throw refuse('webhook_needs_https')
  const decision = await scraping.guard.decide(target)
  if (!decision.ok && decision.why.kind === 'blocked-address') throw refuse('url_blocked')
  return address.url
}

/** An address as its owner sees it: never with its secret. */
function describeWebhook({ id, state, settings, failingSince, createdAt }: StoredWebhook): Webhook {
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

function describeDelivery({ id, createdAt, nextAttemptAt, ...delivery }: StoredDelivery): WebhookDelivery {
  return WebhookDelivery.parse({
    _id: id,
    ...delivery,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  })
}
