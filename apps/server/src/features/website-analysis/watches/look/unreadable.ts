import type { ErrorCode } from '@sondeo/contract/errors'

/** Nothing was compared, and why. */
export class Unreadable extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}
