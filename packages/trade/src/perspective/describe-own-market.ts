import { nameCountry, tellCountry } from '../countries/countries.ts'
import { isAtLeast, type PairFigure } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { joinList } from '../report/format-figures.ts'
import type { TradeReport } from '../trade-report.ts'
import { findOwnTrade } from './find-own-trade.ts'
import type { Perspective } from './perspective.ts'
import { sayOwn } from './write-answer.ts'

const MAX_PARTNERS = 10

/** What each role asks about: its direction, and who is at the other end. */
const sides = [
  { role: 'exporter', flow: 'exports', side: 'buyers' },
  { role: 'importer', flow: 'imports', side: 'sellers' },
] as const

type OwnFlow = {
  flow: 'exports' | 'imports'
  sentence: string
  rank: number | null
  usd: number | null
  /** The true value, and share, is this or more. */
  isAtLeast: boolean
  share: number | null
  growth: number | null
}
type Partners = {
  side: 'buyers' | 'sellers'
  title: string
  note: string
  rows: { label: string; usd: number; share: number; usdPerKg: number | null }[]
}
export type OwnMarket = { heading: string; flows: OwnFlow[]; partners: Partners[]; note: string | null }

/** My country in this market: rank, share and trend, who buys from it and who sells to it. */
export function describeOwnMarket(
  report: TradeReport,
  { country, role }: Perspective,
  locale: Locale,
): OwnMarket | null {
  if (!country) return null
  const texts = messagesIn(locale).perspective.own
  // Whoever only sells did not ask what the country buys.
  const asked = sides.filter(({ role: only }) => role === 'both' || role === only)
  const flows = asked
    .map(({ flow }) => report[flow])
    .flatMap((figures): OwnFlow[] => {
      const sentence = figures && sayOwn(figures, country, locale)
      const own = figures && findOwnTrade(figures, country)
      if (!figures || !sentence || !own) return []
      const trade = 'trade' in own ? own.trade : null
      return [
        {
          flow: figures.flow,
          sentence,
          rank: own.kind === 'ranked' ? own.rank : null,
          usd: trade?.value.value ?? null,
          isAtLeast: trade !== null && isAtLeast(trade.value),
          share: trade?.share?.value ?? null,
          growth: trade?.growth?.value ?? null,
        },
      ]
    })
  const known = asked.flatMap(({ side }) => listPartners({ report, country, side, locale }) ?? [])
  const comtrade = report.sources.find(({ source }) => source === 'comtrade')
  const state = messagesIn(locale).states[comtrade?.state ?? 'not-asked']
  return {
    heading: texts.heading(tellCountry(country, locale)),
    flows,
    partners: known,
    note: known.length === 0 ? texts.partnersUnknown[role](state) : null,
  }
}

type Asked = { report: TradeReport; country: string; side: 'buyers' | 'sellers'; locale: Locale }

function listPartners({ report, country, side, locale }: Asked): Partners | null {
  const texts = messagesIn(locale).perspective.own
  const [here, there] = side === 'buyers' ? (['exporter', 'importer'] as const) : (['importer', 'exporter'] as const)
  const sources = [
    report.pairs.find(({ about }) => about === country),
    report.pairs.find(({ about }) => about === null),
  ]
  for (const source of sources) {
    const pairs = source?.pairs.filter(pair => pair[here] === country) ?? []
    if (!source || pairs.length === 0) continue
    const total = pairs.reduce((sum, { value }) => sum + value.value, 0)
    const toRow = (pair: PairFigure) => ({
      label: nameCountry(pair[there], locale),
      usd: pair.value.value,
      share: pair.value.value / total,
      usdPerKg: pair.unitValue?.value ?? null,
    })
    const missing = source.missing?.length
      ? [
          texts.missingFlows(
            joinList(
              source.missing.map(each => tellCountry(each, locale)),
              locale,
            ),
          ),
        ]
      : []
    return {
      side,
      title: texts[side](tellCountry(country, locale)),
      note: source.about ? texts.fromPartners : [texts.fromLargest, ...missing].join(' '),
      rows: pairs.slice(0, MAX_PARTNERS).map(toRow),
    }
  }
  return null
}
