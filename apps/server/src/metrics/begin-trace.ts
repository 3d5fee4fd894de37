import type { Span, SpanFacts } from '../traced.ts'

/** Begins what this process does of a call or a job; `parent` is what another process told. */
export type BeginTrace = (
  name: string,
  how: { kind: 'call' | 'job'; facts: SpanFacts; parent?: string | undefined },
) => Span
