import { paths } from '@sondeo/contract/paths'
import type { DeliveryProblem } from '@sondeo/contract/webhooks'
import type { StoredWebhook } from '@sondeo/database/webhooks-store'
import type { Posted } from '@sondeo/scraping/scraping'
import { Webhook } from 'standardwebhooks'
import { composeMail } from '../../messages/compose-mail.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { Services } from '../../services.ts'
import { WebhookSecrets, WebhookSettings } from './webhook-settings.ts'

export type DeliveryServices = Pick<Services, 'stores' | 'scraping' | 'sendMail' | 'mailBrand' | 'now'>
type Which = { ownerId: string; deliveryId: string }

const minute = 60_000
const hour = 60 * minute
/** How long after each failed try the next one comes, as the Standard Webhooks scheme advises; then it is given up. */
const WAITS_MS = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** Longer than any try takes; whoever holds a message longer has died. */
const CLAIM_MS = 2 * minute
/** An address that has failed for so long is told nothing more until its owner turns it on again. */
const DISABLE_AFTER_MS = 5 * 24 * hour

/** One try to send a message. Only one process tries at a time, and the message's name stays the same. */
export async function deliver(services: DeliveryServices, { ownerId, deliveryId }: Which) {
  const { stores, now } = services
  const until = new Date(now().getTime() + CLAIM_MS)
  const claimed = await stores.webhooks.claimDelivery({ ownerId, deliveryId, now: now(), until })
  if (!claimed) return
  const { webhookId, event, attempts } = claimed.delivery
  const webhook = await stores.webhooks.find({ ownerId, webhookId })
  const settings = WebhookSettings.safeParse(webhook?.settings).data
  const isTest = event === 'webhook.test'
  const end = (outcome: Parameters<typeof stores.webhooks.finishAttempt>[0]) => stores.webhooks.finishAttempt(outcome)
  if (!webhook || !settings || (webhook.state !== 'active' && !isTest))
    return end({ ownerId, deliveryId, state: 'failed', status: null, problem: null, nextAttemptAt: null })
  const secrets = WebhookSecrets.parse(await stores.webhooks.readSecrets({ ownerId, webhookId }))
  const posted = await post(services, { deliveryId, url: settings.url, secrets, payload: claimed.payload })
  const status = posted.ok ? posted.status : null
  const problem = problemOf(posted)
  if (!problem) {
    await end({ ownerId, deliveryId, state: 'delivered', status, problem, nextAttemptAt: null })
    await stores.webhooks.change({ ownerId, webhookId, failingSince: null, now: now() })
    return
  }
  // A test is looked at right now, and 410 says that nobody will ever be there again.
  const waitMs = isTest || status === 410 ? undefined : WAITS_MS[attempts]
  const nextAttemptAt = waitMs === undefined ? null : new Date(now().getTime() + waitMs)
  await end({ ownerId, deliveryId, state: nextAttemptAt ? 'waiting' : 'failed', status, problem, nextAttemptAt })
  if (!isTest) await noteFailure(services, { ownerId, webhook, url: settings.url, isGone: status === 410 })
}

async function post(
  { scraping, now }: DeliveryServices,
  { deliveryId, url, secrets, payload }: { deliveryId: string; url: string; secrets: WebhookSecrets; payload: string },
): Promise<Posted> {
  const { secret, old } = secrets
  const at = now()
  const keys = old && new Date(old.until) > at ? [secret, old.secret] : [secret]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': keys.map(key => new Webhook(key).sign(deliveryId, at, payload)).join(' '),
  }
  return scraping.post({ url, headers, body: payload })
}

function problemOf(posted: Posted): DeliveryProblem | null {
  if (posted.ok) return posted.status >= 200 && posted.status < 300 ? null : 'status'
  const { kind } = posted.why
  if (kind === 'blocked-address' || kind === 'bad-address') return 'blocked'
  if (kind === 'no-such-host') return 'no-host'
  if (kind === 'tls') return 'certificate'
  return kind === 'timeout' ? 'timeout' : 'connection'
}

type Failure = { ownerId: string; webhook: StoredWebhook; url: string; isGone: boolean }

/** Remembers since when nothing arrives; after days its owner is told that nothing more is sent. */
async function noteFailure(services: DeliveryServices, { ownerId, webhook, url, isGone }: Failure) {
  const { stores, sendMail, mailBrand, now } = services
  const failingSince = webhook.failingSince ?? now()
  const isOver = isGone || now().getTime() - failingSince.getTime() >= DISABLE_AFTER_MS
  const which = { ownerId, webhookId: webhook.id }
  await stores.webhooks.change({ ...which, failingSince, ...(isOver && { state: 'disabled' as const }), now: now() })
  const user = isOver ? await stores.users.find({ ownerId }) : null
  if (!user) return
  const { language } = user
  const texts = messagesIn(language).webhooks
  const to = { email: user.email, name: user.name || user.username, language }
  await sendMail(
    composeMail(to, mailBrand, {
      subject: texts.disabledSubject,
      lead: texts.disabledLead(url),
      link: `${mailBrand.appUrl}${paths.webhooks}`,
      button: texts.open,
      note: texts.disabledNote,
    }),
  )
}
