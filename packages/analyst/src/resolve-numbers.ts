import type { CertainValue, Value } from '@sondeo/table/value'
import type { SourceCell, SourceRecord, SourceSet } from './record-source.ts'
import { numberOf } from './run/comparable.ts'

type Sign = '.' | ','

/** "1.240" beside prices such as "S/ 39,60": what groups digits in the other cells of a list groups them here too. */
export function resolveNumbers(set: SourceSet): SourceSet {
  const isOpen = ({ cells }: SourceRecord) => Object.values(cells).some(({ value }) => value.kind === 'ambiguous')
  if (!set.records.some(isOpen)) return set
  const sign = groupingSign(set)
  if (!sign) return set
  const settle = (record: SourceRecord): SourceRecord => ({
    ...record,
    cells: Object.fromEntries(Object.entries(record.cells).map(([key, cell]) => [key, resolveCell(cell, sign)])),
  })
  return { ...set, records: set.records.map(record => (isOpen(record) ? settle(record) : record)) }
}

/** The sign between thousands, where the numbers that are certain all agree on it. */
function groupingSign({ records }: SourceSet): Sign | null {
  const signs = new Set(records.flatMap(({ cells }) => Object.values(cells).flatMap(cell => signOf(cell) ?? [])))
  const [only] = signs
  return signs.size === 1 && only ? only : null
}

function signOf({ text, value }: SourceCell): Sign | undefined {
  const number = value.kind === 'money' || value.kind === 'number' ? numberOf(value) : undefined
  if (number === undefined) return undefined
  const decimals = /\d([.,])\d{1,2}(?!\d)(?![.,]\d)/.exec(text)?.[1]
  if (decimals) return decimals === ',' ? '.' : ','
  const grouped = Math.abs(number) >= 1000 ? /\d([.,])\d{3}(?!\d)/.exec(text)?.[1] : undefined
  return grouped as Sign | undefined
}

function resolveCell(cell: SourceCell, sign: Sign): SourceCell {
  const value = cell.value.kind === 'ambiguous' ? pickReading(cell.text, cell.value.between, sign) : undefined
  return value ? { ...cell, value } : cell
}

/** Of two sizes of one number, the large one where its sign groups digits, else the small one. */
function pickReading(text: string, between: readonly CertainValue[], sign: Sign): Value | undefined {
  const [first, ...rest] = between
  const isOneKind =
    first && (first.kind === 'number' || first.kind === 'money') && rest.every(v => v.kind === first.kind)
  const written = /^\D*\d{1,3}([.,])\d{3}\D*$/.exec(text)?.[1]
  if (!isOneKind || between.length !== 2 || !written) return undefined
  const [small, large] = between.toSorted((a, b) => Math.abs(numberOf(a) ?? 0) - Math.abs(numberOf(b) ?? 0))
  return written === sign ? large : small
}
