/** The sources asked over the network, what an operator imported, and what ships with the product. */
export type SourceName = 'comtrade' | 'baci' | 'built-in' | 'world-bank' | 'pink-sheet' | 'google-news' | 'gdelt'

export type SourceRequest = {
  url: string
  headers?: Record<string, string>
  timeoutMs: number
  signal?: AbortSignal | undefined
}
export type SourceReply = { status: number; headers: Record<string, string>; body: Uint8Array }

/** Opens an address of a source. Rejects when there is no answer in time; any status is an answer. */
export type FetchReply = (request: SourceRequest) => Promise<SourceReply>

/** Answers kept for days. A stale one is given too: it serves when the source is down. */
export type ReplyCache = {
  find: (which: {
    source: string
    key: string
    now: Date
  }) => Promise<{ answer: unknown; fetchedAt: Date; isFresh: boolean } | null>
  save: (answer: { source: string; key: string; answer: unknown; freshForMs: number; now: Date }) => Promise<boolean>
}

/** Everything a source needs from outside. */
export type SourcePorts = {
  fetchReply: FetchReply
  cache: ReplyCache
  now: () => Date
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

export type WhySourceFailed =
  | 'offline'
  | 'not-awaited'
  | 'throttled'
  | 'quota-used-up'
  | 'key-refused'
  | 'bad-request'
  | 'unavailable'
  | 'no-answer'
  | 'unreadable'

/** One source could not answer. The others go on. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
  readonly why: WhySourceFailed
  constructor(why: WhySourceFailed, message: string) {
    super(message)
    this.why = why
  }
}

/**
 * How one source fared, for the user to see. `empty` means that it answered and has nothing; `waiting`, that nobody
 * waited for it yet; `not-asked`, that there was nothing to ask it.
 */
export type SourceState = {
  source: SourceName
  state: 'answered' | 'cached' | 'stale' | 'empty' | 'failed' | 'offline' | 'waiting' | 'not-asked'
  fetchedAt: string | null
  period: string | null
  reason: WhySourceFailed | null
}
