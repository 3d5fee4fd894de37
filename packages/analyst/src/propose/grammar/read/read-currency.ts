import type { SourceSet } from '../../../record-source.ts'
import { currencyOf } from '../../../run/comparable.ts'
import type { PartReader } from '../draft.ts'
import { wordAt } from '../look.ts'

const currencyWords: Record<string, string> = {
  dolar: 'USD',
  dolares: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  usd: 'USD',
  us$: 'USD',
  sol: 'PEN',
  soles: 'PEN',
  pen: 'PEN',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  libras: 'GBP',
  pounds: 'GBP',
  gbp: 'GBP',
}

/** A word for a currency that the list has amounts in. */
export const isCurrency = (word: string, { records }: SourceSet): boolean =>
  currencyWords[word] !== undefined &&
  records.some(({ cells }) => Object.values(cells).some(({ value }) => currencyOf(value) === currencyWords[word]))

/** "convocatorias en dólares": a currency without an amount is a condition of its own. */
export const readCurrency: PartReader = (draft, part, at) => {
  if (part.kind !== 'unknown' && part.kind !== 'missing' && part.kind !== 'topic') return null
  const currency = currencyWords[wordAt(draft, part.from)]
  const { fields, set } = draft
  const field =
    currency && fields.find(({ key }) => set.records.some(({ cells }) => currencyOf(cells[key]?.value) === currency))
  if (!field) return null
  const test = { kind: 'number', field: field.key, test: 'at-least', value: 0, currency } as const
  return { adds: [{ test, first: at, last: at }], covers: [part] }
}
