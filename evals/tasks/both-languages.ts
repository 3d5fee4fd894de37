import { z } from 'zod'
import { answerItem } from '../analyst/answer-item.ts'
import { type QuestionItem, readQuestions } from '../analyst/question-item.ts'
import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
import { readJsonLines } from '../read-json-lines.ts'

const Translated = z.object({ id: z.string(), question: z.string() })

/** Each question in both languages, over the same page with the same answer. */
function readPairs(): Record<QuestionItem['lang'], QuestionItem>[] {
  const items = new Map([...readQuestions('everyday'), ...readQuestions('everyday-blind')].map(item => [item.id, item]))
  const translated = readJsonLines(new URL('../questions/other-language.jsonl', import.meta.url), Translated)
  return translated.map(({ id, question }) => {
    const item = items.get(id)
    if (!item) throw new Error(`no question ${id}`)
    const lang = item.lang === 'es' ? 'en' : 'es'
    const other = { ...item, lang, question } as const
    return item.lang === 'es' ? { es: item, en: other } : { es: other, en: item }
  })
}

type Pair = Record<QuestionItem['lang'], boolean>

/** Spanish and English must be understood alike: the same everyday questions, asked as the screen asks. */
export const bothLanguages: EvalTask = {
  name: 'both-languages',
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const pairs: Pair[] = []
    let said = 0
    for (const { es, en } of readPairs()) {
      const [one, other] = [await answerItem(es), await answerItem(en)]
      if (one.isRight !== other.isRight && said++ < worst)
        say(`  only ${one.isRight ? 'es' : 'en'} is right: ${es.question} | ${en.question}`)
      pairs.push({ es: one.isRight, en: other.isRight })
    }
    const share = (lang: QuestionItem['lang']) => (own: readonly Pair[]) =>
      own.filter(pair => pair[lang]).length / Math.max(1, own.length)
    const apart = (own: readonly Pair[]) => Math.abs(share('es')(own) - share('en')(own))
    const figure = (measure: string, value: (own: readonly Pair[]) => number, rest: Partial<Figure> = {}): Figure => ({
      measure: `the same questions, ${measure}`,
      value: value(pairs),
      n: pairs.length,
      ...bootstrapInterval(pairs, value),
      ...rest,
    })
    return [
      figure('right in Spanish', share('es')),
      figure('right in English', share('en')),
      figure('Spanish and English apart', apart, { guard: 'ceiling', aim: 0.05 }),
    ]
  },
}
