import type { PageReading } from '@sondeo/extraction/page-reading'

export type PredictedRow = Record<string, string>

/** A line of the corpus's prediction format. */
export type Prediction = {
  id: string
  ms?: number
  rows?: PredictedRow[]
  /** Whether the answer is shown without a doubt; the corpus's scorer does not ask. */
  isSure?: boolean
  tables?: { rows: PredictedRow[] }[]
  text?: string
  contacts?: { emails: string[]; phones: string[]; addresses: string[] }
  nextUrl?: string | null
  login?: boolean
}

/** Turns a reading into the answer that a task of the corpus asks for. */
export type Predictor = (reading: PageReading) => Omit<Prediction, 'id' | 'ms'>
