import { foldText } from '../../../browser/fold-text.ts'
import type { Language } from '../../../browser/language.ts'
import { shownText } from '../cell-text.ts'
import type { GridColumn } from '../columns/describe-column.ts'
import { plainText } from '../plain-text.ts'
import type { ColumnFilter } from './column-filter.ts'

/** "1.234,5", "1,234.5" and "1234.5" are all the same bound; one lone separator before three digits groups. */
function readNumber(text: string): number {
  const digits = text.replace(/[\s\u202f']/g, '').replace(/^[^\d-]+|[^\d]+$/g, '')
  if (digits === '') return Number.NaN
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return Number(digits)
  const tail = digits.slice(last + 1)
  const isGroup = tail.length === 3 && !(digits.includes('.') && digits.includes(','))
  const whole = digits.slice(0, isGroup ? undefined : last).replace(/[.,]/g, '')
  return Number(isGroup ? whole : `${whole}.${tail}`)
}

const dayMs = 86_400_000

type Cell = { value: unknown; rowIndex: number }
type Accepts = (cell: Cell) => boolean

/** What a filter asks of a cell. A bound that cannot be read asks nothing. */
export function readFilter(filter: ColumnFilter, column: GridColumn, language: Language): Accepts {
  if (filter.kind === 'text') return readWords(filter.text, column, language)
  if (filter.kind === 'among') {
    const wanted = new Set(filter.values)
    return ({ value }) => wanted.has(plainText(value))
  }
  const isDate = column.kind === 'date'
  const read = (text: string) => (isDate ? Date.parse(`${text}T00:00:00Z`) : readNumber(text))
  const from = read(filter.from)
  // The last day counts whole.
  const to = read(filter.to) + (isDate ? dayMs - 1 : 0)
  if (Number.isNaN(from) && Number.isNaN(to)) return () => true
  return ({ rowIndex }) => {
    const amount = column.amounts?.[rowIndex]
    return amount !== undefined && !(amount < from) && !(amount > to)
  }
}

/** Words must be contained, accents aside, in what is shown or in what stands in the data. */
function readWords(text: string, column: GridColumn, language: Language): Accepts {
  const wanted = foldText(text.trim())
  return ({ value, rowIndex }) =>
    foldText(plainText(value)).includes(wanted) ||
    foldText(shownText({ value, column, rowIndex, language })).includes(wanted)
}
