import type { Language } from '@sondeo/contract/fields'
import { ResearchDetails } from '@sondeo/contract/research/product-research'
import type { SearchDocument } from '@sondeo/database/search-document'
import { foldWords } from '@sondeo/table/fold-words'
import { nobodys } from '@sondeo/trade/perspective'
import { composeReport } from './compose-report.ts'
import { readKeptFigures } from './trade-figures.ts'

type Named = { name: string; document: SearchDocument }

/**
 * A saved report for somebody who reads the other language: from its own figures, and kept nowhere. No model is asked:
 * whoever has a link must cost its owner nothing.
 */
export async function writeInLanguage(saved: Named, lang: Language, region: string | null): Promise<Named> {
  const details = ResearchDetails.safeParse(saved.document.details).data
  const kept = readKeptFigures(saved.document.details.kept)
  if (!details || !kept || details.lang === lang) return saved
  const { title = '', perspective = nobodys } = details
  const { document, details: written } = await composeReport({ model: undefined }, kept, { lang, region, perspective })
  // What was typed is a word of the other language; a name that its owner chose stays.
  const isAsTyped = foldWords(saved.name) === foldWords(title)
  return { document, name: isAsTyped ? written.name : saved.name }
}
