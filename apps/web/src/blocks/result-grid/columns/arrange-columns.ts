import type { ResultRow } from '../../ai-answer/parse-ai-answer.ts'
import { findLink } from '../find-link.ts'
import { plainText } from '../plain-text.ts'
import type { GridColumn } from './describe-column.ts'

const sampleSize = 50

const isNaming = (text: string) => /\p{L}{3}/u.test(text) && findLink(text) === undefined

/** The column that says what a row is: the first with words of its own in most rows; else the first of all. */
export function findNameColumn(columns: readonly GridColumn[], rows: readonly ResultRow[]): string | undefined {
  const sample = rows.slice(0, sampleSize)
  const says = ({ name, kind, sourceKind }: GridColumn) => {
    if (kind !== 'text' || (sourceKind !== undefined && sourceKind !== 'text')) return false
    const texts = sample.map(row => plainText(row[name])).filter(text => text !== '')
    return texts.filter(isNaming).length * 2 > sample.length && new Set(texts).size * 2 > texts.length
  }
  return (columns.find(says) ?? columns[0])?.name
}

type Arranged = { order: string[] /** How many columns from the left stay in sight. */; frozen: number }

/** The name stays in sight, what the question was about follows it, then all the rest as it came. */
export function arrangeColumns(columns: readonly GridColumn[], name: string | undefined, asked: readonly string[]) {
  const names = columns.map(column => column.name)
  const at = names.indexOf(name ?? '')
  // A code before the name belongs to it; further back the name is fetched to the front.
  const lead = at <= 1 ? names.slice(0, at + 1) : asked.length > 0 ? names.slice(at, at + 1) : []
  const wanted = asked.filter(each => names.includes(each) && !lead.includes(each))
  const rest = names.filter(each => !lead.includes(each) && !wanted.includes(each))
  return { order: [...lead, ...wanted, ...rest], frozen: lead.length } satisfies Arranged
}
