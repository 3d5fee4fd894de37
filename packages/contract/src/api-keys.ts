import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, PersonName } from './fields.ts'

const success = { success: z.literal(true) }
const hour = 3_600_000

/** `read` sees what is there; `run` also starts work, which counts in the plan. */
export const KeyScope = z.enum(['read', 'run'])
export type KeyScope = z.infer<typeof KeyScope>

/** More than any person tells apart; each has limits of its own. */
export const maxApiKeys = 10

/** Every key begins with it, so that leaked ones can be found, and so that no other credential is taken for one. */
export const apiKeyPrefix = 'sondeo_'

/** How often one key may call, whatever it calls. */
export const callsPerMinute = 300

export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  scope: KeyScope,
  /** Its last characters, to know it again by. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const getApiKeys = endpoint({
  method: 'GET',
  path: '/api/account/keys',
  access: 'signed-in',
  summary: 'The keys of this account for other programs, newest first.',
  reply: z.object({ ...success, keys: z.array(ApiKey) }),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/account/keys',
  access: 'signed-in',
  summary: 'Make a key for another program. It is shown this once; only a hash of it is kept.',
  body: z.object({ name: PersonName, scope: KeyScope }),
  reply: z.object({ ...success, key: ApiKey, token: z.string() }),
  errors: ['confirmation_needed', 'too_many_keys'],
  limits: [{ per: 'account', max: 30, windowMs: hour }],
})

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/api/account/keys/revoke',
  access: 'signed-in',
  summary: 'Make a key worthless at once.',
  body: z.object({ keyId: Id }),
  reply: z.object(success),
  errors: ['not_found'],
})
