import { SharedReport } from '@sondeo/contract/shares'
import { AnswerDetails } from '@sondeo/contract/website-analysis'
import { readSearchDocument } from '@sondeo/database/search-document'
import { meaningsOf, readKeptTable } from '@sondeo/table/cell-meanings'

// The plan says what the question was about: those columns stand in view.
const Shown = AnswerDetails.pick({ explanation: true, completeness: true, plan: true, comparedColumns: true }).partial()

export type SharedDocument = { json: Uint8Array }

/** What strangers see of a saved search: its table and how it came about. Ids and prices stay with the owner. */
export async function showShared({ json }: SharedDocument) {
  const document = readSearchDocument(Buffer.from(json))
  if (!document) return null
  const { prompt, content, summary, details } = document
  const kept = readKeptTable(details.table)
  const table = kept && { columns: kept.columns, rows: meaningsOf(kept) }
  const told = {
    details: Shown.safeParse(details).data ?? null,
    research: SharedReport.safeParse(details).data ?? null,
  }
  return { question: prompt || null, content, table, summary, ...told }
}
