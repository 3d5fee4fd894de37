import type { Language } from '@sondeo/contract/fields'
import { ResearchDetails } from '@sondeo/contract/product-research'
import type { Research } from '@sondeo/contract/research-views'
import type { Search } from '@sondeo/database/searches-store'
import { nobodys } from '@sondeo/trade/perspective'
import { AppError } from '../../app-error.ts'
import { composeReport } from './compose-report.ts'
import type { ResearchServices } from './research-services.ts'
import { type KeptFigures, readKeptFigures } from './trade-figures.ts'
import { DOCUMENT_VERSION } from './write-report.ts'

type Which = { ownerId: string; searchId: string }

/** A saved research with the figures it was made of; reports of before have none that can be read. */
export async function findResearch(
  { stores }: Pick<ResearchServices, 'stores'>,
  which: Which,
): Promise<{ search: Search; kept: KeptFigures | null }> {
  const search = await stores.searches.find(which)
  if (search?.tool !== 'product') throw new AppError('not_found')
  return { search, kept: readKeptFigures(search.document.details.kept) }
}

/** A saved research in a language. One written in the other is written again from its own figures, and kept so. */
export async function readResearch(services: ResearchServices, which: Which & { lang: Language }): Promise<Research> {
  const { ownerId, searchId, lang } = which
  const { search, kept } = await findResearch(services, { ownerId, searchId })
  const { content, summary, details } = search.document
  const saved = ResearchDetails.safeParse(details)
  const named = { searchId, name: search.name }
  if (saved.success && (saved.data.lang === lang || !kept))
    return { ...named, content, summary: summary ?? '', details: saved.data }
  if (!kept) throw new AppError('not_found')
  const composed = await composeReport(services, kept, { lang, perspective: nobodys })
  const { stores, now } = services
  const written = { ownerId, searchId, documentVersion: DOCUMENT_VERSION, document: composed.document, now: now() }
  if (!(await stores.searches.replaceDocument(written))) throw new AppError('not_found')
  return { ...named, content: composed.content, summary: composed.summary, details: composed.details }
}
