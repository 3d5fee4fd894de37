import { composeBuiltInFlow } from '@sondeo/trade/compose-built-in-flow'
import { findProduct } from '@sondeo/trade/find-product'
import { z } from 'zod'
import { bootstrapInterval } from './bootstrap.ts'
import { closedKeys } from './closed-quarter.ts'
import type { EvalOptions, EvalTask, Figure } from './eval-task.ts'
import { measureParts, seenOf } from './measure-parts.ts'
import { readJsonLines } from './read-json-lines.ts'

/** One product name and the headings it may mean; no heading at all for what is not goods. */
const ProductCase = z.object({
  name: z.string(),
  lang: z.enum(['es', 'en']),
  expected: z.array(z.string().regex(/^\d{4}$/)),
})
type ProductCase = z.infer<typeof ProductCase>
type Scored = ProductCase & { first: number; third: number; got: string[]; hasFigures: boolean }

/** First and first three answers; for what is not goods, saying nothing is the right answer. */
function score(item: ProductCase): Scored {
  const { name, lang, expected } = item
  const { code, alternatives } = findProduct({ name, lang })
  const codes = [code, ...alternatives.map(choice => choice.code)]
  const got = [...new Set(codes.flatMap(each => each?.slice(0, 4) ?? []))]
  const hasFigures = code !== null && composeBuiltInFlow(code, 'exports') !== null
  const isRight = (answers: string[]) =>
    expected.length === 0 ? got.length === 0 : answers.some(each => expected.includes(each))
  return { ...item, got, hasFigures, first: Number(isRight(got.slice(0, 1))), third: Number(isRight(got.slice(0, 3))) }
}

const mean = (key: 'first' | 'third') => (items: Scored[]) =>
  items.reduce((sum, item) => sum + item[key], 0) / items.length

function measureAll(set: string, scored: Scored[]): Figure[] {
  const figure = (name: string, key: 'first' | 'third', aim: number): Figure => ({
    measure: `${set}, ${name}`,
    value: mean(key)(scored),
    n: scored.length,
    aim,
    ...bootstrapInterval(scored, mean(key)),
  })
  return [figure('first answer', 'first', 0.9), figure('first three answers', 'third', 0.98)]
}

const readCases = (fileName: string): Scored[] =>
  readJsonLines(new URL(`./products/${fileName}`, import.meta.url), ProductCase).map(score)

const keyOf = ({ name }: ProductCase): string => closedKeys.product(name)

/** Product names to their headings, split by name. */
const productNames: EvalTask = {
  name: 'products',
  needsCorpus: false,
  run: async ({ worst, say }: EvalOptions) => {
    const items = ['dev.jsonl', 'once-aside.jsonl'].flatMap(readCases)
    const missed = seenOf(items, keyOf).filter(({ first }) => first === 0)
    for (const { name, lang, expected, got } of missed.sort((a, b) => a.third - b.third).slice(0, worst)) {
      say(
        `  missed ${lang} "${name}": ${got.slice(0, 3).join(' ') || 'nothing'} instead of ${expected.join(' ') || 'nothing'}`,
      )
    }
    return measureParts({ items, keyOf, measure: own => measureAll('product names', own) })
  },
}

/** Names that nobody tunes on: closed as a whole. */
const usersNames: EvalTask = {
  name: 'products-users',
  needsCorpus: false,
  run: async () => {
    const scored = readCases('users-200.jsonl')
    const found = scored.filter(({ got }) => got.length > 0)
    const answered = (items: Scored[]) => items.filter(({ hasFigures }) => hasFigures).length / items.length
    const offline: Figure = {
      measure: "users' product names, figures without internet",
      value: answered(found),
      n: found.length,
      aim: 0.97,
      ...bootstrapInterval(found, answered),
    }
    return [...measureAll("users' product names", scored), offline].map(figure => ({ ...figure, part: 'closed' }))
  },
}

export const productTasks: EvalTask[] = [productNames, usersNames]
