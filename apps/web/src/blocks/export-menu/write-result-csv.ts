import { writeCsv } from '@sondeo/table/csv'
import { cleanSummary } from '../ai-answer/clean-summary.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { plainText } from '../result-grid/plain-text.ts'

type Parts = {
  rows: readonly ResultRow[]
  /** For product research: a block of its own below the table. */
  analysis?: { title: string; summary: string } | undefined
}

/** A result as a CSV file; its columns are the keys of the first row. */
export function writeResultCsv({ rows, analysis }: Parts): string {
  const headers = Object.keys(rows[0] ?? {})
  return writeCsv({
    headers,
    rows: rows.map(row =>
      headers.map(header => {
        const value = row[header]
        return typeof value === 'number' ? value : plainText(value)
      }),
    ),
    analysis: analysis && { title: analysis.title, text: cleanSummary(analysis.summary) },
  })
}
