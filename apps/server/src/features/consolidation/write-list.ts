import type { Consolidated } from '@sondeo/analyst/consolidate-tables'
import type { ListColumn, ListSource } from '@sondeo/contract/consolidation'
import type { Language } from '@sondeo/contract/fields'
import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import type { SearchDocument } from '@sondeo/database/search-document'
import type { Cell, Table } from '@sondeo/table/table'
import { messagesIn } from '../../messages/server-messages.ts'

/** A search as it was opened, and several of them as one list. */
export type OpenSearch = { id: string; name: string; document: SearchDocument }
export type Joined = Consolidated & {
  searches: OpenSearch[]
  sources: ListSource[]
  columns: ListColumn[]
  /** Those of a matrix that say the same of one thing each. */
  comparedColumns?: string[]
}

/** A number travels as one where its text is nothing but that number. */
function flatValue(cell: Cell | undefined): string | number {
  const value = cell?.value
  const number =
    value?.kind === 'number'
      ? value.number
      : value?.kind === 'money'
        ? value.amount
        : value?.kind === 'percentage'
          ? value.percent
          : null
  const isPlain = number !== null && (cell?.text === String(number) || (value?.kind === 'number' && !value.unit))
  return isPlain ? number : (cell?.text ?? '')
}

const flatRows = ({ columns, rows }: Table) =>
  rows.map(({ cells }) => Object.fromEntries(columns.map(({ id, name }) => [name, flatValue(cells[id])])))

/** The document of a list: with its table, its origins and how it came about. */
type How = { language: Language /** Of many addresses, not of searches that somebody saved. */; isBatch: boolean }

export function writeList(
  { table, duplicates, searches, columns, comparedColumns }: Joined,
  { language, isBatch }: How,
): Uint8Array {
  const { explain, explainBatch } = messagesIn(language).lists
  const details: AnswerDetails = {
    explanation: (isBatch ? explainBatch : explain)(searches.length, table.rows.length, duplicates),
    analyst: { model: null },
    ...(comparedColumns && { comparedColumns }),
  }
  // The pages were read when their own searches say they were.
  const readAt = Object.assign({}, ...searches.map(({ document }) => document.details.readAt))
  // What a batch read is nobody's saved search: its parts go with their scans.
  const list = isBatch
    ? undefined
    : { sources: searches.map(({ id, name }) => ({ searchId: id, name })), columns, duplicates }
  const document: SearchDocument = {
    prompt: null,
    content: JSON.stringify(flatRows(table)),
    summary: null,
    details: { ...details, table, readAt, ...(list && { list }) },
  }
  return Buffer.from(JSON.stringify(document))
}
