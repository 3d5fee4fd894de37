import type { MarketRanking } from '@sondeo/contract/research/perspective'
import type { Language } from '../../../browser/language.ts'
import type { researchReport } from '../../../messages/es/research/research-report.ts'
import { formatPlain } from '../charts/format-chart.ts'

type Told = {
  row: MarketRanking['rows'][number]
  parts: MarketRanking['parts']
  text: (typeof researchReport)['markets']
  language: Language
}

/** What a market stands there for: its points or, where one part is all that is known, the figure of that part. */
export function tellMarket({ row, parts, text, language }: Told): string {
  const [only] = parts
  const figure = parts.length === 1 && only ? row.parts[only.id]?.value : null
  if (figure) return figure
  return row.score === null ? text.noScore : text.score(formatPlain(row.score, language, 0))
}
