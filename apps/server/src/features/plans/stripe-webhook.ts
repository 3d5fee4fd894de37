import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { PlanServices } from './plan-services.ts'
import { receiveEvent } from './receive-event.ts'

const webhookPath = '/api/stripe/webhook'

/** Stripe signs the bytes it sends, so this one call sees its body as it came. No session, no origin: the signature counts. */
export function addStripeWebhook(http: FastifyInstance, services: PlanServices) {
  const { billing, now } = services
  if (!billing) return
  http.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(webhookPath, { schema: { hide: true } }, async request => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await billing.readEvent({ body, signature: String(signature ?? ''), now: now() }).catch(cause => {
        throw new AppError('webhook_signature_invalid', { cause })
      })
      await receiveEvent(services, event)
      return { success: true }
    })
  })
}
