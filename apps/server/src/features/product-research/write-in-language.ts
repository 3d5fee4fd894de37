import type { Language } from '@sondeo/contract/fields'
import { ResearchDetails } from '@sondeo/contract/research/product-research'
import { readSearchDocument } from '@sondeo/database/search-document'
import { foldWords } from '@sondeo/table/fold-words'
import { nobodys } from '@sondeo/trade/perspective'
import { composeReport } from './compose-report.ts'
import { readKeptFigures } from './trade-figures.ts'

type Saved = { name: string; json: Uint8Array }

/**
 * A saved report for somebody who reads the other language: from its own figures, and kept nowhere. No model is asked:
 * whoever has a link must cost its owner nothing.
 */
export async function writeInLanguage(saved: Saved, lang: Language, region: string | null): Promise<Saved> {
  const before = readSearchDocument(saved.json)
  const details = ResearchDetails.safeParse(before?.details).data
  const kept = readKeptFigures(before?.details.kept)
  if (!details || !kept || details.lang === lang) return saved
  const { title = '', perspective = nobodys } = details
  const { document, details: written } = await composeReport({ model: undefined }, kept, { lang, region, perspective })
  // What was typed is a word of the other language; a name that its owner chose stays.
  const isAsTyped = foldWords(saved.name) === foldWords(title)
  return { name: isAsTyped ? written.name : saved.name, json: Buffer.from(JSON.stringify(document)) }
}
