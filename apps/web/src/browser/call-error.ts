import type { ErrorCode, FieldError } from '@sondeo/contract/errors'

/** `no_response`: nothing came back. `unreadable`: something came back that is no answer of ours. */
type CallErrorCode = ErrorCode | 'no_response' | 'unreadable'

type Details = {
  code: CallErrorCode
  /** The server's own text; empty when there was none. */
  message: string
  status?: number
  fields?: readonly FieldError[]
  retryAfterSeconds?: number | undefined
}

/** Every way a call can fail, as one error. */
export class CallError extends Error {
  readonly code: CallErrorCode
  readonly status: number | undefined
  readonly fields: readonly FieldError[]
  readonly retryAfterSeconds: number | undefined

  constructor({ code, message, status, fields = [], retryAfterSeconds }: Details) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}
