import type { PageNode } from './page/page-node.ts'
import { pathOf } from './page/page-node.ts'
import type { TraceEntry } from './page-reading.ts'

/** How a step says what it decided and why. */
export type Note = (note: string, at?: PageNode) => void

/** A named part of the pipeline: its output is the next one's input, so order is checked by the types. */
export type Step<In, Out> = { name: string; run: (input: In, note: Note) => Out }

const MAX_ENTRIES = 200

/** Runs steps one by one and keeps what they say. */
export class Pipeline {
  readonly trace: TraceEntry[] = []

  run<In, Out>(step: Step<In, Out>, input: In): Out {
    return step.run(input, (note, at) => {
      if (this.trace.length < MAX_ENTRIES) this.trace.push({ step: step.name, note, ...(at && { path: pathOf(at) }) })
    })
  }
}
