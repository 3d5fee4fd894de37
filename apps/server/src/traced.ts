import { AsyncLocalStorage } from 'node:async_hooks'

/** Routes, names of jobs, counts and states: never an address, a question or a person. */
export type SpanFacts = Record<string, string | number | boolean>

/** A part of what is being done, with its beginning and end, where traces are configured. */
export type Span = {
  /** As the next process is told (W3C trace context). */
  parent: string
  begin: (name: string, facts?: SpanFacts) => Span
  end: (how: { failed: boolean; facts?: SpanFacts; name?: string }) => void
}

type Trace = { requestId?: string | undefined; job?: string; span?: Span | undefined }

/**
 * Which call began what is being done, also in another process: jobs carry it along. Logs tell it, and traces where they
 * are configured; nothing else does.
 */
export const traced = new AsyncLocalStorage<Trace>()
