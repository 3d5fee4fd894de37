import type { Endpoint } from '@sondeo/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { HttpContext } from './http-context.ts'
import { jsonOf } from './limits/large-body.ts'
import { waitAnyway } from './while-connected.ts'
import { WrittenReply } from './written-reply.ts'

type Asked = { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply; ownerId: string | undefined }

const FORM = /^[\x21-\x7e]{1,200}$/

/** What is asked, whole; a body too large to be read here is taken as it was sent. */
function describeRequest({ method, path }: Endpoint, { body, params }: FastifyRequest): Uint8Array {
  const call = `${method} ${path} ${JSON.stringify(params ?? null)} `
  return Buffer.concat([Buffer.from(call), ...jsonOf(body)])
}

/**
 * With `Idempotency-Key`, a call that starts work is done once: whoever asks again, because the line broke or the
 * program was started anew, gets the same answer and pays nothing. What failed cost nothing and may be tried again.
 */
export async function answerOnce<Answer>(
  { keptAnswers, now }: HttpContext,
  { endpoint, request, reply, ownerId }: Asked,
  answer: () => Promise<Answer | WrittenReply>,
): Promise<Answer | WrittenReply> {
  const key = request.headers['idempotency-key']
  if (key === undefined || endpoint.key !== 'run' || !ownerId) return answer()
  if (typeof key !== 'string' || !FORM.test(key)) throw new AppError('idempotency_key_invalid')
  const one = { ownerId, key }
  const begun = await keptAnswers.begin({ ...one, request: describeRequest(endpoint, request), now: now() })
  if (begun.result === 'other-request') throw new AppError('idempotency_key_reused')
  if (begun.result === 'running') throw new AppError('idempotency_key_busy', { retryAfterSeconds: 5 })
  if (begun.result === 'too-large') throw new AppError('idempotency_answer_too_large')
  if (begun.result === 'done') {
    reply.header('idempotent-replayed', 'true')
    return new WrittenReply(begun.answer)
  }
  waitAnyway(reply)
  try {
    const given = await answer()
    const json = given instanceof WrittenReply ? given.json : Buffer.from(JSON.stringify(endpoint.reply.parse(given)))
    await keptAnswers.keep({ ...one, answer: json })
    return given
  } catch (error) {
    await keptAnswers.forget(one)
    throw error
  }
}
