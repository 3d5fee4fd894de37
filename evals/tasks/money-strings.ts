import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMoney } from '@sondeo/table/read-money'
import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask } from '../eval-task.ts'

type PriceLine = {
  price_raw: string | null
  currency_raw: string | null
  expected: { currency: string | null; amount: number | null }
  hints: { decimal_separator?: '.' | ',' } | null
}

/** Labelled price strings: a reading is right when both the amount and the currency sign are. */
export const moneyStrings: EvalTask = {
  name: 'money',
  needsCorpus: true,
  run: async ({ corpus, worst, say }) => {
    if (!corpus) return []
    const lines = readFileSync(join(corpus, 'aux/prices.jsonl'), 'utf8').trim().split('\n')
    const results = lines.map((line): boolean => {
      const price = JSON.parse(line) as PriceLine
      const found = readMoney(price.price_raw ?? '', {
        currencyText: price.currency_raw ?? undefined,
        decimalSeparator: price.hints?.decimal_separator,
      })
      return found.amount === price.expected.amount && found.sign === price.expected.currency
    })
    for (const [i, isRight] of results.entries()) if (!isRight && worst-- > 0) say(`  wrong ${lines[i]?.slice(-160)}`)
    const share = (drawn: boolean[]): number => drawn.filter(Boolean).length / drawn.length
    const value = share(results)
    return [{ measure: 'money strings', value, n: results.length, ...bootstrapInterval(results, share), aim: 0.97 }]
  },
}
