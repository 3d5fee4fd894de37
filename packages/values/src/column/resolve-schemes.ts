import type { Value } from '@sondeo/table/value'
import type { Header } from '../header/read-header.ts'

// One check digit behind a dash: one code in eleven has the right one by chance.
const BY_CHANCE = new Set(['RUT', 'NIT'])

/** Codes of which only some pass for tax ids are none, unless the header says so. */
export function resolveSchemes(values: Value[], { schemes }: Header): Value[] {
  if (schemes.length > 0) return values
  let named = 0
  let codes = 0
  for (const value of values) {
    if (value.kind !== 'identifier') continue
    codes++
    if (BY_CHANCE.has(value.scheme ?? '')) named++
  }
  if (named === 0 || named * 2 >= codes) return values
  return values.map(value =>
    value.kind === 'identifier' && BY_CHANCE.has(value.scheme ?? '') ? { kind: 'identifier', id: value.id } : value,
  )
}
