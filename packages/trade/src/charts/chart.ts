/** A country's mark: `area` is its ISO number, which maps know it by; shares are parts of one. */
export type CountryMark = { label: string; area: number | null; value: number; share: number | null }

/** What every chart says: the finding as a title, what is shown and of when below it, and who says so. */
type Told = { title: string; subtitle: string; source: string }

export type BarsChart = Told & { kind: 'bars'; id: 'exporters' | 'importers'; marks: CountryMark[] }
export type MapChart = Told & { kind: 'map'; id: 'map-exports' | 'map-imports'; marks: CountryMark[] }
export type LinesChart = Told & {
  kind: 'lines'
  id: 'trade-years' | 'leaders-years' | 'prices'
  /** `usd`, or a price's own unit. */
  unit: string
  /** Points by year ("2023") or month ("2026-05"), oldest first. */
  series: { name: string; points: { at: string; value: number }[] }[]
}
export type ConcentrationChart = Told & {
  kind: 'concentration'
  id: 'concentration'
  flows: {
    name: string
    /** Null where the shares are minimums and the level is not certain. */
    level: 'low' | 'middle' | 'high' | null
    parts: { label: string; share: number; isRest: boolean }[]
  }[]
}
/** The largest flows between two countries; shares are of the world. */
export type FlowsChart = Told & {
  kind: 'flows'
  id: 'flows'
  flows: { from: string; to: string; value: number; share: number | null }[]
}
export type Chart = BarsChart | MapChart | LinesChart | ConcentrationChart | FlowsChart
