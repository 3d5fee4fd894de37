export type ComparedSide = {
  product: string
  code: string
  year: number
  /** The years that can be chosen, oldest first. */
  years: number[]
  source: string
  /** Name, code and edition of what the figures are of. */
  scope: string
}

export type ComparedMetric = {
  id: 'exports' | 'imports' | 'usd-per-kg' | 'top-share'
  label: string
  unit: 'usd' | 'percent' | 'usd-per-kg'
  left: number | null
  right: number | null
}

/** Two markets side by side: the same measures, and the largest countries of either. */
export type Comparison = {
  left: ComparedSide
  right: ComparedSide
  findings: string[]
  metrics: ComparedMetric[]
  countries: {
    flow: 'exports' | 'imports'
    title: string
    rows: { label: string; left: number | null; right: number | null }[]
  }[]
}
