import type { SourceColumn, SourceSet } from '@sondeo/analyst/record-source'
import { foldWords } from '@sondeo/table/fold-words'
import { z } from 'zod'

/** A column that a reader of the page would expect; several texts where more than one way to cut it is right. */
const ExpectedColumn = z.object({
  is: z.string(),
  /** Names a person would understand; null where nothing on the page names the column. */
  names: z.array(z.string()).nullable(),
  texts: z.array(z.union([z.string(), z.array(z.string())])),
})
type ExpectedColumn = z.infer<typeof ExpectedColumn>

export const ExpectedList = z.object({
  id: z.string(),
  lang: z.enum(['es', 'en']),
  url: z.string(),
  count: z.number(),
  columns: z.array(ExpectedColumn),
})
type ExpectedList = z.infer<typeof ExpectedList>

type ListVerdict = { verdict: 'good' | 'partly' | 'wrong'; misses: string[] }

/** The first list as a user sees it: all records, every expected fact in a column of its own, under a name that says it. */
export function checkList({ count, columns }: ExpectedList, first: SourceSet | undefined): ListVerdict {
  if (!first) return { verdict: 'wrong', misses: ['no list'] }
  const misses: string[] = []
  if (first.records.length !== count) misses.push(`${first.records.length} records of ${count}`)
  const own = first.columns.filter(({ kind }) => kind !== 'image')
  for (const expected of columns) {
    const found = own.filter(column => holdsTexts(first, column, expected.texts))
    if (found.length === 0) misses.push(`no column for ${expected.is}`)
    else if (!found.some(({ name }) => isUnderstood(name, expected.names)))
      misses.push(`${expected.is} is called ${found.map(({ name }) => name).join(' and ')}`)
  }
  if (misses.length === 0) return { verdict: 'good', misses }
  const absent = misses.filter(miss => miss.startsWith('no column')).length
  const isPartly = Math.abs(first.records.length - count) <= count / 4 && absent <= columns.length / 2
  return { verdict: isPartly ? 'partly' : 'wrong', misses }
}

const fold = (text: string): string => foldWords(text.replace(/\s+/g, ' '))

/** Every cell is the expected one; where the page has none there, the cell is empty. */
function holdsTexts({ records }: SourceSet, { key }: SourceColumn, texts: ExpectedColumn['texts']): boolean {
  if (records.length < texts.length) return false
  const cells = records.map(record => fold(record.cells[key]?.text ?? ''))
  // Records too many are counted elsewhere: here they must only not shift what belongs to the others.
  const fits = (cell: string | undefined, expected: string | string[]): boolean =>
    [expected].flat().some(text => fold(text) === cell)
  return isSubsequence(cells, texts, fits)
}

function isSubsequence<Cell, Text>(cells: Cell[], texts: Text[], fits: (cell: Cell, text: Text) => boolean): boolean {
  let at = 0
  for (const cell of cells) if (at < texts.length && fits(cell, texts[at] as Text)) at++
  return at === texts.length
}

const isUnderstood = (name: string, names: string[] | null): boolean =>
  names === null || names.some(own => fold(own) === fold(name))
