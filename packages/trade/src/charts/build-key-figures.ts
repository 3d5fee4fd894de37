import { nameCountry } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { formatPercent, formatPerKg, formatUsd, formatWhole, type Lang } from '../report/format-figures.ts'
import { readConcentration } from '../report/read-market.ts'
import type { TradeReport } from '../trade-report.ts'

/** A figure that stands at the top of a report: what it is, how much, and what to make of it. */
export type KeyFigure = { label: string; value: string; note: string | null }

/** The few figures a busy reader looks at; only those that are known. */
export function buildKeyFigures({ exports, imports }: TradeReport, lang: Lang): KeyFigure[] {
  const texts = tradeMessages[lang].charts.key
  const flows = [exports, imports].flatMap(figures => (figures ? [describeFlow(figures, lang)] : [])).flat()
  const { concentration, unitValue } = exports ?? {}
  return [
    ...flows,
    ...(concentration
      ? [
          {
            label: texts.concentration,
            value: formatWhole(concentration.value, lang),
            note: texts.levels[readConcentration(concentration.value)],
          },
        ]
      : []),
    ...(unitValue
      ? [{ label: texts.unitValue, value: formatPerKg(unitValue.value, lang), note: String(unitValue.year) }]
      : []),
  ].slice(0, 4)
}

function describeFlow(figures: FlowFigures, lang: Lang): KeyFigure[] {
  const texts = tradeMessages[lang].charts.key
  const { flow, world, worldGrowth, year } = figures
  const [first] = figures.countries
  if (world) {
    const say = worldGrowth && worldGrowth.value < 0 ? texts.fell : texts.grew
    const note = worldGrowth ? say(formatPercent(worldGrowth.value, lang)) : null
    return [{ label: texts[flow](String(year)), value: formatUsd(world.value, lang), note }]
  }
  if (!first) return []
  const usd = formatUsd(first.value.value, lang)
  return [{ label: texts.largest[flow](String(year)), value: nameCountry(first.country, lang), note: usd }]
}
