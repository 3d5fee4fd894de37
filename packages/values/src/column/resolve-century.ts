import type { CertainValue, Value } from '@sondeo/table/value'
import type { Header } from '../header/read-header.ts'

type DateValue = Extract<CertainValue, { kind: 'date' }>

// Short years up to here are near enough to be this century's, and those beyond the last one's.
const FIRST_OPEN_YEAR = 2030
const CENTURY = 100

/** "2/23/37" is past or future: under a word for births or ends it is one of them, elsewhere it stays open. */
export function resolveCentury(value: DateValue, text: string, header: Header): Value {
  const year = Number(value.date.slice(0, 4))
  if (year < FIRST_OPEN_YEAR || text.includes(String(year)) || header.says('expiry')) return value
  const past = { ...value, date: `${year - CENTURY}${value.date.slice(4)}` }
  return header.says('birth') ? past : { kind: 'ambiguous', between: [past, value] }
}
