import type { ResearchDetails } from '@sondeo/contract/product-research'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'

export type Origins = { title: string; measures: string[]; countries: { name: string; row: ResultRow }[] }

/** The countries of the table's exports that stand for themselves, with the columns that hold a figure of theirs. */
export function listOrigins(rows: readonly ResultRow[], { tableParts = [] }: ResearchDetails): Origins {
  const part = tableParts.find(({ flow }) => flow === 'exports')
  const own = part ? rows.slice(part.from, part.from + part.count) : []
  const columns = Object.keys(own[0] ?? {})
  const isNumeric = (column: string) => own.some(row => typeof row[column] === 'number')
  // The first column of words says the direction, the last one the country; ranked rows are countries, the rest is others.
  const country = columns.filter(column => !isNumeric(column)).at(-1) ?? ''
  const [rank, ...measures] = columns.filter(isNumeric)
  const ranked = own.filter(row => rank !== undefined && row[rank] !== null)
  return {
    title: part?.title ?? '',
    measures,
    countries: ranked.map(row => ({ name: String(row[country]), row })),
  }
}
