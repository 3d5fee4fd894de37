import { ResearchDetails } from '@sondeo/contract/research/product-research'
import type { Research } from '@sondeo/contract/research/research-views'
import type { Search } from '@sondeo/database/searches-store'
import { AppError } from '../../app-error.ts'
import { composeReport } from './compose-report.ts'
import type { Reader } from './compose-summary.ts'
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

type Asked = Which & Reader

/** A saved research for a reader. One written for another is written again from its own figures, and kept so. */
export async function readResearch(services: ResearchServices, asked: Asked): Promise<Research> {
  const { ownerId, searchId, lang, region, perspective } = asked
  const { search, kept } = await findResearch(services, { ownerId, searchId })
  const { content, summary, details } = search.document
  const saved = ResearchDetails.safeParse(details)
  const isFor = ({ lang: language, region: place, perspective: side }: ResearchDetails) =>
    language === lang && place === region && side?.country === perspective.country && side.role === perspective.role
  if (saved.success && (!kept || isFor(saved.data)))
    return { searchId, name: search.name, content, summary: summary ?? '', details: saved.data }
  if (!kept) throw new AppError('not_found')
  return saveAnew(services, { search, kept, reader: { lang, region, perspective }, ownerId })
}

type Saving = { ownerId: string; search: Search; kept: KeptFigures; reader: Reader }

/** Writes a saved research again from its figures, and keeps it so. */
export async function saveAnew(services: ResearchServices, saving: Saving): Promise<Research> {
  const { ownerId, search, kept, reader } = saving
  const { content, summary, details, document } = await composeReport(services, kept, reader)
  const { stores, now } = services
  const written = { ownerId, searchId: search.id, documentVersion: DOCUMENT_VERSION, document, now: now() }
  if (!(await stores.searches.replaceDocument(written))) throw new AppError('not_found')
  return { searchId: search.id, name: search.name, content, summary, details }
}
