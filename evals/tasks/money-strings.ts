import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMoney } from '@sondeo/values/read-money'
import { bootstrapInterval } from '../bootstrap.ts'
import { closedKeys } from '../closed-quarter.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
import { measureParts, seenOf } from '../measure-parts.ts'

type PriceLine = {
  price_raw: string | null
  currency_raw: string | null
  expected: { currency: string | null; amount: number | null }
  hints: { decimal_separator?: '.' | ',' } | null
}

type Price = { line: string; text: string; isRight: boolean }
const keyOf = ({ text }: Price): string => closedKeys.text(text)
const share = (drawn: Price[]): number => drawn.filter(({ isRight }) => isRight).length / drawn.length

/** Labelled price strings: a reading is right when both the amount and the currency sign are. */
export const moneyStrings: EvalTask = {
  name: 'money',
  needsCorpus: true,
  run: async ({ corpus, worst, say }) => {
    if (!corpus) return []
    const lines = readFileSync(join(corpus, 'aux/prices.jsonl'), 'utf8').trim().split('\n')
    const results = lines.map((line): Price => {
      const price = JSON.parse(line) as PriceLine
      const found = readMoney(price.price_raw ?? '', {
        currencyText: price.currency_raw ?? undefined,
        decimalSeparator: price.hints?.decimal_separator,
      })
      const isRight = found.amount === price.expected.amount && found.sign === price.expected.currency
      return { line, text: `${price.price_raw} ${price.currency_raw}`, isRight }
    })
    const wrong = seenOf(results, keyOf).filter(({ isRight }) => !isRight)
    for (const { line } of wrong.slice(0, worst)) say(`  wrong ${line.slice(-160)}`)
    const measure = (own: Price[]): Figure[] => [
      { measure: 'money strings', value: share(own), n: own.length, ...bootstrapInterval(own, share), aim: 0.97 },
    ]
    return measureParts({ items: results, keyOf, measure })
  },
}
