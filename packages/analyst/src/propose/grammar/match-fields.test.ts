import { expect, test } from 'vitest'
import { cell, tableOf } from '../../../test/source-set.ts'
import { splitWords } from '../../words/split-words.ts'
import { describeFields } from '../describe-fields.ts'
import { mentionAt } from './match-fields.ts'

const money = (amount: number) => cell(`S/ ${amount}`, { kind: 'money', amount, currency: 'PEN', sign: 'S/' })

test.each(['price', 'precio'])('"%s" names the price and not what was asked before', word => {
  const set = tableOf({
    columns: [
      { key: 'was', name: 'Precio anterior', kind: 'money' },
      { key: 'now', name: 'Precio', kind: 'money' },
    ],
    rows: [
      { was: money(9), now: money(7) },
      { was: money(5), now: money(4) },
    ],
  })
  const [first, second] = mentionAt(splitWords(word), 0, describeFields(set))?.matches ?? []
  expect(first?.field.key).toBe('now')
  // Columns that a word names equally well are all shown.
  expect(first?.score).toBeGreaterThan((second?.score ?? 0) + 0.001)
})
