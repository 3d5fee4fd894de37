import type { ServerEnv } from '../server-env.ts'
import { type Billing, buildStripe } from './stripe.ts'

type Settings = Pick<ServerEnv, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_URL'>

/** Undefined where nothing is sold. */
export function buildBilling(env: Settings): Billing | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = env
  return secretKey && webhookSecret ? buildStripe({ secretKey, webhookSecret, url }) : undefined
}
