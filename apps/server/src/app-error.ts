import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { type ErrorCode, errors, type FieldError } from '@sondeo/contract/errors'
import type { Failure } from '@sondeo/contract/failure'

type Details = { fields?: FieldError[]; retryAfterSeconds?: number; cause?: unknown }

/** The one way a handler fails: a code of the contract's table. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(errorTextsEn[code], { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }

  toFailure(): Failure {
    const { fields, retryAfterSeconds } = this.details
    return {
      success: false,
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    }
  }
}
