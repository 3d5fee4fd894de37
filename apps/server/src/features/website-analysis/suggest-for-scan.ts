import { gatherSets } from '@sondeo/analyst/gather-sets'
import { suggestInTurns } from '@sondeo/analyst/suggest-questions'
import type { Language } from '@sondeo/contract/fields'
import { loadPages } from './load-pages.ts'
import type { WebsiteServices } from './website-services.ts'

type Asked = { ownerId: string; scanId: string; language: Language }

/** Questions that fit what the scan found; none once its pages are gone. */
export async function suggestForScan(
  services: WebsiteServices,
  { ownerId, scanId, language }: Asked,
): Promise<string[]> {
  const { pages } = await loadPages(services, { ownerId, scanId })
  return suggestInTurns(gatherSets(pages), language)
}
