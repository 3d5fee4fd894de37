import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import type { TypedTable } from '../result-grid/columns/column-readings.ts'

export type ExportProps = {
  /** The product, or the address that was analysed: the file is named after it. */
  name: string
  rows: readonly ResultRow[]
  summary?: string | null | undefined
  /** Where the result is saved: its readings and origins go into files that can hold them. */
  searchId?: string | null | undefined
  /** For readers without an account: what is known of the cells came with the page, and only files are offered. */
  visitor?: { typed: TypedTable | null } | undefined
}
