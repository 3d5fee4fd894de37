import type { Language } from '@sondeo/contract/fields'
import { tradeSourceNames } from '@sondeo/contract/research/product-research'
import type { Research } from '@sondeo/contract/research/research-views'
import type { User } from '@sondeo/database/users-store'
import { type AskedSource, gatherTradeReport } from '@sondeo/trade/gather-trade-report'
import { mergeReports } from '@sondeo/trade/merge-reports'
import { hasTradeFigures, type TradeReport } from '@sondeo/trade/trade-report'
import { AppError } from '../../app-error.ts'
import { reserveUnit } from '../../plans/reserve-unit.ts'
import { perspectiveOf } from './perspective-of.ts'
import { findResearch, readResearch, saveAnew } from './read-research.ts'
import type { ResearchServices } from './research-services.ts'
import { stopWaiting } from './stop-waiting.ts'

type Asked = {
  user: User
  searchId: string
  lang: Language
  region: string | null
  source: AskedSource | undefined
  signal: AbortSignal
}

/** Asks one source again, or all that nobody has waited for yet; what they say goes into the saved research. */
export async function updateResearch(services: ResearchServices, asked: Asked): Promise<Research> {
  const { user, searchId, lang, region, source, signal } = asked
  const { stores, tradeSources, tradeDeadlineMs, now } = services
  const ownerId = user.id
  const reader = { lang, region, perspective: perspectiveOf(user) }
  const { search, kept } = await findResearch(services, { ownerId, searchId })
  if (!kept) throw new AppError('not_found')
  const { report } = kept
  const sources = source ? [source] : listWaiting(report)
  if (sources.length === 0) return readResearch(services, { ownerId, searchId, ...reader })
  const late = stopWaiting({ stop: signal, afterMs: tradeDeadlineMs, why: 'no-answer' })
  try {
    const again = { report, sources }
    const question = { ...report.product, lang, country: user.tradeCountry, signal: late.signal, again }
    const gathered = await gatherTradeReport(await tradeSources(), question, now())
    // Another update may have ended meanwhile: what it brought stays.
    const meanwhile = (await findResearch(services, { ownerId, searchId })).kept?.report ?? report
    const merged = mergeReports(meanwhile, gathered, sources)
    const figures = { ...kept, report: merged }
    await countFirstFigures(services, { user, searchId, before: meanwhile, after: merged })
    await stores.tradeSnapshots.save({ ownerId, productName: report.product.name, figures, now: now() })
    return await saveAnew(services, { ownerId, search, kept: figures, reader })
  } finally {
    late.clear()
  }
}

/** Those that were not waited for, also where an old answer stands in for them. */
const listWaiting = ({ sources }: TradeReport): AskedSource[] =>
  sources.flatMap(({ source, state, reason }) => {
    const asked = tradeSourceNames.find(name => name === source)
    return asked && (state === 'waiting' || reason === 'not-awaited') ? [asked] : []
  })

type Counting = { user: User; searchId: string; before: TradeReport; after: TradeReport }

/** A report without figures was not counted; with its first ones it is. */
async function countFirstFigures(services: ResearchServices, { user, searchId, before, after }: Counting) {
  if (hasTradeFigures(before) || !hasTradeFigures(after)) return
  await reserveUnit(services, { user, kind: 'report', searchId })
  await services.stores.usage.settle({ ownerId: user.id, searchId, kind: 'report', now: services.now() })
}
