import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { Language } from '@sondeo/contract/fields'
import type { getAiDataForDirectories, ResearchDetails } from '@sondeo/contract/product-research'
import type { SearchDocument } from '@sondeo/database/searches-store'
import type { User } from '@sondeo/database/users-store'
import { buildTradeTable } from '@sondeo/trade/build-trade-table'
import type { TradeReport } from '@sondeo/trade/trade-report'
import type { Services } from '../../build-services.ts'
import { AppError } from '../../http/app-error.ts'
import { reserveUnit } from '../../plans/reserve-unit.ts'
import { settleUnit } from '../../plans/settle-unit.ts'
import { composeSummary } from './compose-summary.ts'
import { listFigureOrigins } from './list-figure-origins.ts'
import { productOnTheWire } from './product-on-the-wire.ts'
import { type KeptFigures, readKeptFigures } from './trade-figures.ts'

/** Raised whenever a stored report of before would not be understood any more. */
export const DOCUMENT_VERSION = 1

type Asked = { user: User; productName: string; lang: Language }
type Reply = ReplyInput<typeof getAiDataForDirectories>

/** The figures of a product become a table and an analysis, and both a saved search. */
export async function writeReport(services: Services, { user, productName, lang }: Asked): Promise<Reply> {
  const { stores, now } = services
  const ownerId = user.id
  const snapshot = await stores.tradeSnapshots.find({ ownerId, productName, now: now() })
  const kept = readKeptFigures(snapshot?.figures)
  if (!kept) throw new AppError('trade_data_missing')
  const { report, reportId: searchId } = kept
  const { content: rows, table } = buildTradeTable(report, lang)
  const unit = { ownerId, searchId, kind: 'report' } as const
  // Without a table there is nothing to count.
  if (rows.length > 0) await reserveUnit(services, { user, kind: 'report', searchId })
  try {
    const content = JSON.stringify(rows)
    const { summary, model } = await composeSummary(services, report, lang)
    const origins = { figureOrigins: listFigureOrigins(table) }
    const details = { ...describeReport(kept, lang), analyst: { model }, ...origins }
    const document = { prompt: null, content, summary, details: { ...details, table, report } }
    await saveReport(services, { ownerId, searchId, name: productName, document })
    if (rows.length > 0) await settleUnit(services, unit)
    return { success: true, data: { content, ai_summary: summary }, summary: { content: summary }, searchId, details }
  } catch (error) {
    await stores.usage.release(unit)
    throw error
  }
}

function describeReport(
  { report, product, isCodeIgnored }: KeptFigures,
  lang: Language,
): Omit<ResearchDetails, 'figureOrigins' | 'analyst'> {
  return {
    ...productOnTheWire({ product, isCodeIgnored, report, lang }),
    news: report.news.map(({ title, url, source, publishedAt }) => ({ title, url, source, publishedAt })),
    builtInYears: listBuiltInYears(report),
    madeAt: report.madeAt,
  }
}

const listBuiltInYears = ({ exports, imports }: TradeReport): number[] => {
  const years = [exports, imports].flatMap(flow => (flow?.basis === 'built-in' ? [flow.year] : []))
  return [...new Set(years)].sort()
}

type Saving = { ownerId: string; searchId: string; name: string; document: SearchDocument }

/** The same figures asked for again, perhaps in the other language, are the same search as it was read last. */
async function saveReport({ stores, now }: Services, { ownerId, searchId, name, document }: Saving) {
  const written = { ownerId, documentVersion: DOCUMENT_VERSION, document, now: now() }
  if (await stores.searches.replaceDocument({ ...written, searchId })) return
  const saved = await stores.searches.create({ ...written, id: searchId, tool: 'product', name })
  if (saved.result !== 'created') throw new AppError('not_found')
}
