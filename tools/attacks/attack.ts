import type { Stage } from './open-stage.ts'

/** One thing that was tried; `held` when nothing got through. */
export type Check = { what: string; held: boolean; detail?: string; isFigure?: true }

/** `short` is for every test run, `whole` for whoever wants to know. */
export type Size = 'short' | 'whole'

export type Attack = {
  name: string
  /** What holding proves, in a sentence of SECURITY.md. */
  proves: string
  run: (stage: Stage, size: Size) => AsyncGenerator<Check>
}
