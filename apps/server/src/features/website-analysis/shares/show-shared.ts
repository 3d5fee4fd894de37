import type { Language } from '@sondeo/contract/fields'
import { SharedReport } from '@sondeo/contract/shares'
import { AnswerDetails } from '@sondeo/contract/website-analysis'
import { meaningsOf, readKeptTable } from '@sondeo/table/cell-meanings'
import { readToldDocument } from '../../../readers/tell-document.ts'

// The plan says what the question was about: those columns stand in view.
const Shown = AnswerDetails.pick({ explanation: true, completeness: true, plan: true, comparedColumns: true }).partial()

export type SharedDocument = { json: Uint8Array; language: Language }

/** What strangers see of a saved search: its table and how it came about. Ids and prices stay with the owner. */
export async function showShared({ json, language }: SharedDocument) {
  const document = readToldDocument(json, language)
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
