import type { Value } from '@sondeo/table/value'
import type { ColumnContext } from './column/column-context.ts'
import { readColumn } from './read-column.ts'

type Amount = Extract<Value, { kind: 'money' }>

/** The least that is needed to read the value so: its own text, the other cells, the column's name, or the last two. */
export type Basis = 'text' | 'column' | 'name' | 'name-and-column'

/** `basis` is null where none of these is enough: something else on the page had its say. */
export type Explanation = {
  basis: Basis | null
  currency: { code: string | null; sign: string | null; basis: Basis | null } | null
}

type Asked = { texts: readonly string[]; at: number; name: string; value: Value }

/** Why a text has its value: it is read again with less and less around it, until it would be another. */
export function explainReading({ texts, at, name, value }: Asked): Explanation {
  const text = texts[at] ?? ''
  const read = (own: readonly string[], position: number, context: ColumnContext): Value | undefined =>
    readColumn([...own], context).values[position]
  const readings: [Basis, () => Value | undefined][] = [
    ['text', () => read([text], 0, {})],
    ['column', () => read(texts, at, {})],
    ['name', () => read([text], 0, { name })],
    ['name-and-column', () => read(texts, at, { name })],
  ]
  const known = new Map<Basis, Value | undefined>()
  const find = (fits: (reading: Value) => boolean): Basis | null => {
    for (const [basis, reading] of readings) {
      if (!known.has(basis)) known.set(basis, reading())
      const own = known.get(basis)
      if (own && fits(own)) return basis
    }
    return null
  }
  const bare = (one: Value): string => JSON.stringify({ ...one, currency: null, sign: null })
  const basis = find(reading => bare(reading) === bare(value))
  if (value.kind !== 'money') return { basis, currency: null }
  return { basis, currency: { ...currencyOf(value), basis: value.currency === null ? null : find(hasCurrency(value)) } }
}

const currencyOf = ({ currency, sign }: Amount) => ({ code: currency, sign })

const hasCurrency =
  ({ currency }: Amount) =>
  (reading: Value): boolean =>
    reading.kind === 'money' && reading.currency === currency
