/** One measured quantity with how sure we are of it. */
export type Figure = {
  /** Unique over all tasks; with its part the key in floors.json: "records F1, closed". */
  measure: string
  /** Of what may be looked into, or of the closed quarter; absent where nothing is split. */
  part?: 'seen' | 'closed'
  value: number
  n: number
  /** 95 % bootstrap interval, absent where items cannot be drawn again. */
  low?: number
  high?: number
  aim?: number
  /** Of a part of a large set, always the same part: it has a floor of its own. */
  isSample?: boolean
  /** What floors.json holds of it: the least it may be (the rule), the most, or nothing. */
  guard?: 'floor' | 'ceiling' | 'none'
}

export type EvalOptions = {
  /** Folder of the corpus, absent when only our own cases are to run. */
  corpus?: string | undefined
  /** How many of the worst items to list per task. */
  worst: number
  /** Only a part of the largest sets, for the test command; `npm run evals` takes them whole. */
  isSample: boolean
  /** Labelled columns to read instead of the committed ones; their errors are shown only when asked for. */
  columns?: string | undefined
  say: (line: string) => void
}

/** One thing whose quality is measured. To add one: write its file and name it in `all-tasks.ts`. */
export type EvalTask = {
  name: string
  needsCorpus: boolean
  run: (options: EvalOptions) => Promise<Figure[]>
}
