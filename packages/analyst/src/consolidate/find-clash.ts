import type { Column, Row, Table } from '@sondeo/table/table'
import { readHeader } from '@sondeo/values/read-header'
import { numberOf } from '../run/comparable.ts'

/** Why amounts do not belong into one column. The signs are as the pages write them. */
export type Clash = { why: 'currency'; signs: string[] } | { why: 'size' }

/** What the amounts of a column are in, by code with the sign that shows it, and how large one of them usually is. */
export type Amounts = { signs: ReadonlyMap<string, string>; typical: number | null }

const SAMPLE_ROWS = 300
/** A price beside the trade of a country: no two lists of the same thing lie so far apart. */
const FAR_APART = 1000

export function describeAmounts({ id, name }: Column, rows: readonly Row[]): Amounts {
  const values = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells[id]?.value ?? [])
  const signs = new Map<string, string>()
  for (const value of values)
    if (value.kind === 'money' && value.currency) signs.set(value.currency, value.sign ?? value.currency)
  // Plain numbers, under a heading that says what they are in.
  const [said, ...more] = signs.size === 0 ? readHeader(name).currencies : []
  const [code, ...others] = said?.codes ?? []
  if (said && code && more.length + others.length === 0) signs.set(code, said.sign)
  const sizes = values.flatMap(value => numberOf(value) || []).map(Math.abs)
  sizes.sort((a, b) => a - b)
  return { signs, typical: sizes[Math.floor(sizes.length / 2)] ?? null }
}

/** Whether amounts of both could not be put in order or added up. */
export function compareAmounts(one: Amounts, other: Amounts): Clash | null {
  const isShared = [...one.signs.keys()].some(code => other.signs.has(code))
  if (one.signs.size > 0 && other.signs.size > 0 && !isShared)
    return { why: 'currency', signs: [...one.signs.values(), ...other.signs.values()] }
  if (one.typical === null || other.typical === null) return null
  const [small = 0, large = 0] = [one.typical, other.typical].sort((a, b) => a - b)
  return small > 0 && large >= small * FAR_APART ? { why: 'size' } : null
}

const isAmount = ({ kind }: Column) => kind === 'money' || kind === 'number'

/** Why what one column of a list takes from several tables does not go together; null where it does. */
export function findClash(from: readonly (string | null)[], tables: readonly Table[]): Clash | null {
  const found = from.flatMap((id, at) => {
    const { columns, rows } = tables[at] ?? { columns: [], rows: [] }
    const column = columns.find(column => column.id === id && isAmount(column))
    return column ? [describeAmounts(column, rows)] : []
  })
  const clashes = found.flatMap((one, at) => found.slice(at + 1).flatMap(other => compareAmounts(one, other) ?? []))
  const signs = clashes.flatMap(clash => (clash.why === 'currency' ? clash.signs : []))
  if (signs.length > 0) return { why: 'currency', signs: [...new Set(signs)] }
  return clashes[0] ?? null
}
