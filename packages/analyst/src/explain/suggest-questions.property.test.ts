import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import { readCases } from '../../../extraction/cases/read-cases.ts'
import { gatherSets } from '../gather-sets.ts'
import { runPlan } from '../run/run-plan.ts'
import { chooseReading } from '../search/choose-reading.ts'
import { suggestQuestions } from './suggest-questions.ts'

const cases = readCases()
  .map(({ name, html, source: { url, country } }) => {
    const reading = readPage({ html, url, country })
    return { name, sets: gatherSets([{ pageId: 'p', url, reading }]) }
  })
  .filter(({ sets }) => (sets[0]?.records.length ?? 0) >= 3 && (sets[0]?.columns.length ?? 0) >= 3)

test('every suggested question is answered with rows, in both languages', () => {
  let full = 0
  for (const { name, sets } of cases)
    for (const language of ['es', 'en'] as const) {
      const questions = suggestQuestions(sets, language)
      if (questions.length === 3) full++
      for (const question of questions) {
        const { plan } = chooseReading({
          question,
          sets,
          language,
          about: [],
          asOf: '2026-11-15T15:00:00Z',
          timeZone: 'UTC',
        })
        const set = sets.find(({ id }) => id === plan?.set)
        expect({ name, question, hasRows: Boolean(plan && set && runPlan(plan, set).table.rows.length > 0) }).toEqual({
          name,
          question,
          hasRows: true,
        })
      }
    }
  // A page of prose with a scrap of a list has less to ask about, and what would be read another way is not offered.
  expect(cases.length).toBeGreaterThan(20)
  expect(full / (2 * cases.length)).toBeGreaterThan(0.9)
})

test('nothing read, nothing suggested', () => {
  expect(suggestQuestions([], 'es')).toEqual([])
})
