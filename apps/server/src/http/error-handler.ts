import { type ErrorCode, type FieldError, isErrorCode } from '@sondeo/contract/errors'
import { isStorageAway } from '@sondeo/database/database-errors'
import { findStorageFault } from '@sondeo/database/storage-faults'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { BillingError } from '../outside/stripe.ts'

/** Fastify's own refusals, before any handler runs. */
const refusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

function explainValidation(error: FastifyError): AppError {
  const problems = error.validation ?? []
  return refuseFields(
    problems.map(({ instancePath, message = '' }) => ({
      field: instancePath.split('/').filter(Boolean).join('.'),
      message,
    })),
  )
}

/** What a body's schema objected to, field by field; its messages are codes of ours where we wrote them. */
export function refuseFields(problems: readonly { field: string; message: string }[]): AppError {
  const fields = problems.map(
    ({ field, message }): FieldError => ({ field, code: isErrorCode(message) ? message : 'invalid_input' }),
  )
  const first = fields[0]?.code ?? 'invalid_input'
  // An id that cannot exist is answered like one that does not.
  if (first === 'not_found') return new AppError('not_found')
  // One reason per field: an empty password is missing, not also too short.
  const isFirst = ({ field }: FieldError, index: number) => fields.findIndex(other => other.field === field) === index
  return new AppError(first, { fields: fields.filter(isFirst).filter(({ field }) => field) })
}

/** A database or a bucket that was restarted is back by then. */
const AWAY_SECONDS = 5
/** Somebody has to make room first. */
const NO_ROOM_SECONDS = 60

const billingFailures = { 'card-declined': 'payment_failed', away: 'billing_unavailable' } as const

function explain(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof BillingError) return new AppError(billingFailures[error.refusal], { cause: error.cause })
  if (isStorageAway(error)) return new AppError('unavailable', { cause: error, retryAfterSeconds: AWAY_SECONDS })
  if (findStorageFault(error)) return new AppError('cannot_save', { cause: error, retryAfterSeconds: NO_ROOM_SECONDS })
  if (error.validation) return explainValidation(error)
  const refusal = refusals[error.code]
  if (refusal) return new AppError(refusal)
  if (error instanceof SyntaxError && error.statusCode === 400) return new AppError('malformed_json')
  if (error.statusCode === 404) return new AppError('not_found')
  if (error.statusCode === 429) return new AppError('too_many_requests')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('invalid_input')
  return new AppError('internal', { cause: error })
}

function sendFailure(error: AppError, reply: FastifyReply) {
  const { retryAfterSeconds } = error.details
  const isExport = reply.request.url.startsWith('/api/export/')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({
      ...error.toFailure(),
      // Callers of exports read this field.
      ...(isExport && { error: error.message }),
    })
}

/** Every failure leaves as `{ success: false, code, message }`; a stack goes to the log, never to the caller. */
export function addErrorHandler(http: FastifyInstance) {
  http.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const failure = explain(error)
    if (failure.status >= 500) request.log.error({ err: failure.details.cause ?? error }, 'call failed')
    return sendFailure(failure, reply)
  })
}
