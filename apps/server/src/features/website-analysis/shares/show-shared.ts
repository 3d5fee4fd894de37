import type { Language } from '@sondeo/contract/fields'
import { SharedReport } from '@sondeo/contract/shares'
import { AnswerDetails } from '@sondeo/contract/website-analysis'
import { readSearchDocument, type SearchDocument } from '@sondeo/database/search-document'
import { meaningsOf, readKeptTable } from '@sondeo/table/cell-meanings'

// The plan says what the question was about: those columns stand in view.
const Shown = AnswerDetails.pick({ explanation: true, completeness: true, plan: true, comparedColumns: true }).partial()

export type SharedDocument = { json: Uint8Array; name: string; language: Language; region: string | null }

type Named = { name: string; document: SearchDocument }
type WriteInLanguage = (saved: Named, language: Language, region: string | null) => Promise<Named>

/**
 * What strangers see of a saved search, in their language where it can be: its table and how it came about. Ids and
 * prices stay with the owner.
 */
export async function showShared(shared: SharedDocument, writeInLanguage: WriteInLanguage) {
  const saved = readSearchDocument(Buffer.from(shared.json))
  if (!saved) return null
  const told = await writeInLanguage({ name: shared.name, document: saved }, shared.language, shared.region)
  const { prompt, content, summary, details } = told.document
  const kept = readKeptTable(details.table)
  const table = kept && { columns: kept.columns, rows: meaningsOf(kept) }
  return {
    name: told.name,
    question: prompt || null,
    content,
    table,
    summary,
    details: Shown.safeParse(details).data ?? null,
    research: SharedReport.safeParse(details).data ?? null,
  }
}
