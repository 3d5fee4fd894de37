import { apiKeyPrefix, callsPerMinute } from '@sondeo/contract/api-keys'
import type { Endpoint } from '@sondeo/contract/endpoint'
import type { ApiKeyRow } from '@sondeo/database/api-keys-store'
import type { User } from '@sondeo/database/users-store'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { HttpContext } from './http-context.ts'
import { bearerOf } from './known-keys.ts'
import { takeOrRefuse } from './limits/call-limits.ts'

export type KeyCaller = { user: User; key: ApiKeyRow }

/**
 * The key that a request carries. Calls that are open to everybody may carry the credential of another service, as
 * signing in with Google does; there only what looks like a key of ours is one.
 */
export function keyIn(request: FastifyRequest, { access }: Pick<Endpoint, 'access'>): string | undefined {
  const token = bearerOf(request)
  return access === 'public' && !token?.startsWith(apiKeyPrefix) ? undefined : token
}

type Wanted = Pick<Endpoint, 'key'>

/** Whose key it is, when it may make this call. A key never falls back to the cookie beside it. */
export async function findKeyCaller(context: HttpContext, token: string, { key: wanted }: Wanted): Promise<KeyCaller> {
  const now = context.now()
  const found = await context.apiKeys.find({ token, now })
  if (!found) throw new AppError('key_unknown')
  context.knownKeys.add(token)
  if (!wanted) throw new AppError('key_not_allowed')
  await takeOrRefuse(context.limits, { key: `key ${found.key.id}`, max: callsPerMinute, windowMs: 60_000, now })
  if (wanted === 'run' && found.key.scope === 'read') throw new AppError('key_read_only')
  return found
}
