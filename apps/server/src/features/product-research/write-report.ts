import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { Language } from '@sondeo/contract/fields'
import type { getAiDataForDirectories } from '@sondeo/contract/research/product-research'
import type { SearchDocument } from '@sondeo/database/search-document'
import type { User } from '@sondeo/database/users-store'
import type { FoundProduct } from '@sondeo/trade/find-product'
import { hasTradeFigures } from '@sondeo/trade/trade-report'
import { nameAsMeant } from '@sondeo/trade/write-product-name'
import { AppError } from '../../app-error.ts'
import { reserveUnit } from '../../plans/reserve-unit.ts'
import { settleUnit } from '../../plans/settle-unit.ts'
import { composeReport } from './compose-report.ts'
import { perspectiveOf } from './perspective-of.ts'
import type { ResearchServices } from './research-services.ts'
import { readKeptFigures } from './trade-figures.ts'

/** Raised whenever a stored report of before would not be understood any more. */
export const DOCUMENT_VERSION = 1

type Asked = { user: User; productName: string; lang: Language; region: string | null }
type Reply = ReplyInput<typeof getAiDataForDirectories>

/** The figures of a product become a table and an analysis, and both a saved search. */
export async function writeReport(services: ResearchServices, asked: Asked): Promise<Reply> {
  const { user, productName, lang, region } = asked
  const { stores, now } = services
  const ownerId = user.id
  const snapshot = await stores.tradeSnapshots.find({ ownerId, productName, now: now() })
  const kept = readKeptFigures(snapshot?.figures)
  if (!kept) throw new AppError('trade_data_missing')
  const { reportId: searchId } = kept
  const unit = { ownerId, searchId, kind: 'report' } as const
  // Without a table there is nothing to count.
  const isCounted = hasTradeFigures(kept.report)
  if (isCounted) await reserveUnit(services, { user, kind: 'report', searchId })
  try {
    const { content, summary, details, document } = await composeReport(services, kept, {
      lang,
      region,
      perspective: perspectiveOf(user),
    })
    await saveReport(services, { ownerId, searchId, name: nameSearch(productName, kept.product, lang), document })
    if (isCounted) await settleUnit(services, unit)
    return { success: true, data: { content, ai_summary: summary }, summary: { content: summary }, searchId, details }
  } catch (error) {
    await stores.usage.release(unit)
    throw error
  }
}

/** What the history, the brief and files call it: as it was typed, without its typo, or in words where it was a code. */
function nameSearch(typed: string, { reason, names }: FoundProduct, lang: Language): string {
  const isOnlyCode = reason.kind === 'typed-code' && !/\p{L}/u.test(typed)
  return isOnlyCode && names ? `${names[lang]} (${typed.trim()})` : nameAsMeant(typed, reason)
}

type Saving = { ownerId: string; searchId: string; name: string; document: SearchDocument }

/** The same figures asked for again, perhaps in the other language, are the same search as it was read last. */
async function saveReport({ stores, now }: ResearchServices, { ownerId, searchId, name, document }: Saving) {
  const written = { ownerId, documentVersion: DOCUMENT_VERSION, document, now: now() }
  if (await stores.searches.replaceDocument({ ...written, searchId })) return
  const saved = await stores.searches.create({ ...written, id: searchId, tool: 'product', name })
  if (saved.result !== 'created') throw new AppError('not_found')
}
