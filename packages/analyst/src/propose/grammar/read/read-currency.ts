import type { Condition } from '../../../plan/plan.ts'
import type { SourceSet } from '../../../record-source.ts'
import { currencyOf } from '../../../run/comparable.ts'
import { addCondition, type Draft, use } from '../draft.ts'

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
export function readCurrency(draft: Draft): void {
  const { parts, question, fields, set } = draft
  for (const part of parts) {
    if (part.used || (part.kind !== 'unknown' && part.kind !== 'missing' && part.kind !== 'topic')) continue
    const currency = currencyWords[question.words[part.from]?.folded ?? '']
    const field =
      currency && fields.find(({ key }) => set.records.some(({ cells }) => currencyOf(cells[key]?.value) === currency))
    if (!field) continue
    const condition: Condition = { kind: 'number', field: field.key, test: 'at-least', value: 0, currency }
    addCondition(draft, condition, parts.indexOf(part))
    use(part)
  }
}
