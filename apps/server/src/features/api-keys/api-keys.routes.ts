import {
  type ApiKey,
  apiKeyPrefix,
  createApiKey,
  getApiKeys,
  maxApiKeys,
  revokeApiKey,
} from '@sondeo/contract/api-keys'
import type { ApiKeyRow } from '@sondeo/database/api-keys-store'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import { needFreshProof } from '../../http/fresh-proof.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'

const toApiKey = ({ id, createdAt, lastUsedAt, ...key }: ApiKeyRow): ApiKey => ({
  _id: id,
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Keys are made and revoked by people only: none of these calls takes a key. */
export function addApiKeyRoutes(
  http: FastifyInstance,
  context: HttpContext,
  services: Pick<Services, 'stores' | 'now'>,
) {
  const { stores, now } = services

  serve(http, context, getApiKeys, async ({ signedIn }) => {
    return { success: true, keys: (await stores.apiKeys.list({ ownerId: signedIn.user.id })).map(toApiKey) }
  })

  serve(http, context, createApiKey, async ({ body, signedIn }) => {
    // A key outlives the session that made it.
    await needFreshProof(services, signedIn)
    const whose = { ownerId: signedIn.user.id, max: maxApiKeys, prefix: apiKeyPrefix, now: now() }
    const made = await stores.apiKeys.create({ ...body, ...whose })
    if (made.result === 'too-many') throw new AppError('too_many_keys')
    return { success: true, key: toApiKey(made.key), token: made.token }
  })

  serve(http, context, revokeApiKey, async ({ body, signedIn }) => {
    const isGone = await stores.apiKeys.revoke({ ownerId: signedIn.user.id, keyId: body.keyId })
    if (!isGone) throw new AppError('not_found')
    return { success: true }
  })
}
