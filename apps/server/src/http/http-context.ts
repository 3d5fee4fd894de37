import type { ApiKeysStore } from '@sondeo/database/api-keys-store'
import type { KeptAnswersStore } from '@sondeo/database/kept-answers-store'
import type { LimitsStore } from '@sondeo/database/limits-store'
import type { SessionsStore } from '@sondeo/database/sessions-store'
import type { KnownKeys } from './known-keys.ts'
import type { BodyBudget } from './limits/body-budget.ts'
import type { SessionCookie } from './session-cookie.ts'

/** What every route needs to decide who is calling and whether the call may pass. */
export type HttpContext = {
  sessions: SessionsStore
  apiKeys: ApiKeysStore
  knownKeys: KnownKeys
  limits: LimitsStore
  keptAnswers: KeptAnswersStore
  bodyBudget: BodyBudget
  cookie: SessionCookie
  allowedOrigins: readonly string[]
  now: () => Date
  /** Lets a caller wait. */
  pause: (ms: number) => Promise<void>
}
