import type { ModelUsage } from './ask-model.ts'
import { pricesPerMillion } from './prices.data.ts'

/** What so many tokens cost by list price, in US dollars; null where the model's price is not known. */
export function priceOf(model: string, { inputTokens, outputTokens }: ModelUsage): number | null {
  const isOf = (name: string) => model === name || new RegExp(`^${name.replaceAll('.', '\\.')}-[\\d-]+$`).test(model)
  const name = Object.keys(pricesPerMillion)
    .filter(isOf)
    .toSorted((a, b) => b.length - a.length)[0]
  const price = name === undefined ? undefined : pricesPerMillion[name]
  if (!price) return null
  return Math.round(inputTokens * price.input + outputTokens * price.output) / 1_000_000
}
