import type { CommandTexts } from './messages/es.ts'

/** Nothing was tried: what is missing is said in a sentence of the messages. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun'
  readonly reason: keyof CommandTexts['cannotRun']
  constructor(reason: keyof CommandTexts['cannotRun']) {
    super(reason)
    this.reason = reason
  }
}
