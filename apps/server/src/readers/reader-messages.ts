import type { WhyUnreadable } from '@sondeo/scraping/why-unreadable'

/** From the server to a reader: a piece of work, or the answer to what the reader asked meanwhile. */
export type ToReader =
  | { kind: 'task'; name: string; input: unknown }
  | { kind: 'answer'; question: number; value?: unknown; failed?: string }

/** From a reader to the server. `why` is set when what failed is the page and not the program. */
export type FromReader =
  | { kind: 'ready' }
  | ({ memoryMb: number } & (
      | { kind: 'done'; value: unknown }
      | { kind: 'failed'; message: string; why?: WhyUnreadable }
    ))
  | { kind: 'ask'; question: number; name: string; input: unknown }
