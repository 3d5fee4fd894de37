import type { BodyOf, Endpoint, ReplyOf } from '@sondeo/contract/endpoint'
import { call } from './api-client.ts'
import { CallError } from './call-error.ts'
import { endLostSession } from './end-session.ts'

/** A call of a signed-in user: an answer that there is no session any more ends it here too. */
export async function callSignedIn<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: Parameters<typeof call<E>>[2] = {},
): Promise<ReplyOf<E>> {
  try {
    return await call(endpoint, body, options)
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_signed_in') endLostSession()
    throw error
  }
}
