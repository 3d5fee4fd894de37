import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'
import { answerStripe, StripeRefusal } from './stripe/answer-stripe.ts'
import { parseForm } from './stripe/parse-form.ts'
import { openStripeBooks, type StripeBooks } from './stripe/stripe-books.ts'

type StripeBehaviour = 'answer' | 'fail' | 'decline'
export type SignedEvent = { body: string; signature: string; id: string }

export type StripeStandIn = {
  /** Fit for STRIPE_URL. */
  url: string
  secretKey: string
  webhookSecret: string
  books: StripeBooks
  /** Which calls came, as `POST /v1/customers`. */
  asked: string[]
  behave: (how: StripeBehaviour) => void
  /** A webhook message with a signature of the real scheme. */
  sign: (type: string, object: object, options?: { id?: string; secret?: string; at?: Date }) => SignedEvent
  close: () => Promise<void>
}

/** Stripe as far as we call it: keeps customers, prices, subscriptions, schedules and payment pages, and refuses as it does. */
export async function startStripe({ now = () => new Date() }: { now?: () => Date } = {}): Promise<StripeStandIn> {
  const secretKey = 'sk_test_stand_in'
  const webhookSecret = 'whsec_stand_in'
  const asked: string[] = []
  let how: StripeBehaviour = 'answer'
  let events = 0
  const books = openStripeBooks(() => Math.floor(now().getTime() / 1000))

  const server = await listenOnLoopback((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid')
    const body = await text(request)
    asked.push(`${request.method} ${url.pathname}`)
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
      if (how === 'fail') throw new StripeRefusal(500, { type: 'api_error', message: 'Something went wrong' })
      const fields = parseForm(request.method === 'GET' ? url.search.slice(1) : body)
      const idempotencyKey = String(request.headers['idempotency-key'] ?? '')
      const call = { method: request.method ?? 'GET', path: url.pathname, fields, idempotencyKey }
      send(response, 200, answerStripe(books, call, { isDeclining: how === 'decline' }))
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      send(response, error.status, { error: error.details })
    }
  }

  return {
    url: server.url,
    secretKey,
    webhookSecret,
    books,
    asked,
    behave: next => {
      how = next
    },
    sign(type, object, { id = `evt_${++events}`, secret = webhookSecret, at = now() } = {}) {
      const seconds = Math.floor(at.getTime() / 1000)
      const event = {
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      const body = JSON.stringify(event)
      const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      return { body, id, signature: `t=${seconds},v1=${v1}` }
    },
    close: server.close,
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' })
  response.end(JSON.stringify(body))
}
