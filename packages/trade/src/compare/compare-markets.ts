import { nameCountry } from '../countries/countries.ts'
import type { FlowYear } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import type { Lang } from '../report/format-figures.ts'
import { TOP_COUNT } from '../report/read-market.ts'
import type { ComparedMetric, ComparedSide, Comparison } from './comparison.ts'
import type { MarketYear } from './pick-year.ts'
import { writeFindings } from './write-findings.ts'

const ROWS = 10

/** Puts two markets, or two years of one, side by side. */
export function compareMarkets(left: MarketYear, right: MarketYear, lang: Lang): Comparison {
  const texts = tradeMessages[lang].compare
  const measure = (
    id: ComparedMetric['id'],
    unit: ComparedMetric['unit'],
    read: (market: MarketYear) => number | null,
  ): ComparedMetric[] => {
    const [a, b] = [read(left), read(right)]
    return a === null && b === null ? [] : [{ id, label: texts.metrics[id], unit, left: a, right: b }]
  }
  return {
    left: describeSide(left, lang),
    right: describeSide(right, lang),
    findings: writeFindings(left, right, lang),
    metrics: [
      ...measure('exports', 'usd', ({ exports }) => exports?.worldUsd ?? null),
      ...measure('imports', 'usd', ({ imports }) => imports?.worldUsd ?? null),
      ...measure('top-share', 'percent', ({ exports }) => sumTop(exports)),
      ...measure('concentration', 'index', ({ exports }) => exports?.concentration ?? null),
      ...measure('usd-per-kg', 'usd-per-kg', ({ exports }) => exports?.usdPerKg ?? null),
    ],
    countries: (['exports', 'imports'] as const).flatMap(flow => {
      const rows = listRows(left[flow], right[flow], lang)
      return rows.length > 0 ? [{ flow, title: texts.largest[flow], rows }] : []
    }),
  }
}

function describeSide({ report, year, years, exports, imports }: MarketYear, lang: Lang): ComparedSide {
  const source = (exports ?? imports)?.source ?? 'built-in'
  return {
    product: report.product.name,
    code: report.product.code,
    year,
    years,
    source: tradeMessages[lang].sources[source],
  }
}

/** What the three largest hold together, in percent. */
export function sumTop(flow: FlowYear | null): number | null {
  if (!flow?.worldUsd || flow.countries.length < TOP_COUNT) return null
  return (flow.countries.slice(0, TOP_COUNT).reduce((sum, { usd }) => sum + usd, 0) / flow.worldUsd) * 100
}

function listRows(left: FlowYear | null, right: FlowYear | null, lang: Lang): Comparison['countries'][number]['rows'] {
  const [a, b] = [left, right].map(flow => new Map(flow?.countries.map(({ country, usd }) => [country, usd])))
  const largest = (country: string) => Math.max(a?.get(country) ?? 0, b?.get(country) ?? 0)
  return [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])]
    .sort((one, other) => largest(other) - largest(one))
    .slice(0, ROWS)
    .map(country => ({
      label: nameCountry(country, lang),
      left: a?.get(country) ?? null,
      right: b?.get(country) ?? null,
    }))
}
