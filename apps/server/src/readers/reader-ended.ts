/** A piece of work whose reader was ended. Trying again would end the same way. */
export class ReaderEnded extends Error {
  readonly because: 'time' | 'memory' | 'stopped'
  constructor(because: ReaderEnded['because']) {
    super(`a reader was ended: ${because}`)
    this.name = 'ReaderEnded'
    this.because = because
  }
}
