import { foldWords } from '@sondeo/table/fold-words'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readQuestionPages, readQuestions } from '../analyst/question-item.ts'
import { closedKeys, isClosed } from '../closed-quarter.ts'
import { readJsonLines } from '../read-json-lines.ts'

/** `absent`: the words that a right answer would need, and that stand nowhere on the pages. */
const Labelled = z.object({ id: z.string(), question: z.string(), absent: z.array(z.string()).min(1) })

const items = readQuestions('not-here')
const labels = readJsonLines(new URL('./not-here.jsonl', import.meta.url), Labelled)
const wordsOf = (text: string): string[] => foldWords(text).split(/[^\p{L}\p{N}]+/u)

test('there are more than 120 questions that are not to be answered, half of them in each language, a quarter closed', () => {
  expect(items.length).toBeGreaterThanOrEqual(120)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const spanish = items.filter(({ lang }) => lang === 'es').length
  expect(Math.abs(spanish / items.length - 0.5)).toBeLessThan(0.05)
  const closed = items.filter(({ page }) => isClosed(closedKeys.page(page))).length
  expect(closed / items.length).toBeGreaterThan(0.2)
  expect(items.every(({ expected }) => 'nothing' in expected)).toBe(true)
})

test('what each of them would need stands nowhere on its pages', () => {
  const wrong = items.flatMap((item, at) => {
    const { id, question, absent = [] } = labels[at] ?? {}
    const asked = new Set(wordsOf(question ?? ''))
    const standing = new Set(readQuestionPages(item).flatMap(({ html }) => wordsOf(html.replace(/<[^>]*>/g, ' '))))
    return absent.flatMap(wordsOf).flatMap(word => (asked.has(word) && !standing.has(word) ? [] : [`${id} ${word}`]))
  })
  expect(wrong).toEqual([])
})
