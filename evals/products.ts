import { existsSync } from 'node:fs'
import { findProduct } from '@sondeo/trade/find-product'
import { z } from 'zod'
import { bootstrapInterval } from './bootstrap.ts'
import type { EvalOptions, EvalTask, Figure } from './eval-task.ts'
import { readJsonLines } from './read-json-lines.ts'

/** One product name and the headings it may mean; no heading at all for what is not goods. */
const ProductCase = z.object({
  name: z.string(),
  lang: z.enum(['es', 'en']),
  expected: z.array(z.string().regex(/^\d{4}$/)),
})
type ProductCase = z.infer<typeof ProductCase>
type Scored = ProductCase & { first: number; third: number; got: string[] }

/** First and first three answers; for what is not goods, saying nothing is the right answer. */
function score(item: ProductCase): Scored {
  const { name, lang, expected } = item
  const { code, alternatives } = findProduct({ name, lang })
  const got = [code, ...alternatives.map(choice => choice.code)].flatMap(each => each?.slice(0, 4) ?? [])
  const isRight = (answers: string[]) =>
    expected.length === 0 ? got.length === 0 : answers.some(each => expected.includes(each))
  return { ...item, got, first: Number(isRight(got.slice(0, 1))), third: Number(isRight(got.slice(0, 3))) }
}

const mean = (key: 'first' | 'third') => (items: Scored[]) =>
  items.reduce((sum, item) => sum + item[key], 0) / items.length

const measure = (part: 'dev' | 'held-out', fileName: string): EvalTask => ({
  name: `products-${part}`,
  needsCorpus: false,
  async run({ worst, say }: EvalOptions): Promise<Figure[]> {
    const file = new URL(`./products/${fileName}`, import.meta.url)
    if (!existsSync(file)) {
      say(`  products: ${fileName} is not there yet`)
      return []
    }
    const scored = readJsonLines(file, ProductCase).map(score)
    const missed = scored.filter(({ first }) => first === 0).sort((a, b) => a.third - b.third)
    // Names put aside stay unseen: their misses are counted and never listed.
    for (const { name, lang, expected, got } of missed.slice(0, part === 'dev' ? worst : 0)) {
      say(
        `  missed ${lang} "${name}": ${got.slice(0, 3).join(' ') || 'nothing'} instead of ${expected.join(' ') || 'nothing'}`,
      )
    }
    const figure = (name: string, key: 'first' | 'third', aim: number): Figure => ({
      measure: `product ${name}, ${part}`,
      value: mean(key)(scored),
      n: scored.length,
      aim,
      ...bootstrapInterval(scored, mean(key)),
    })
    return [figure('first answer', 'first', 0.9), figure('first three answers', 'third', 0.98)]
  },
})

/** Product names to their headings: one half to work on, one half put aside. */
export const productTasks: EvalTask[] = [measure('dev', 'dev.jsonl'), measure('held-out', 'held-out.jsonl')]
