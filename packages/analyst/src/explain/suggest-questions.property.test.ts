import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import { readCases } from '../../../extraction/cases/read-cases.ts'
import { answerQuestion } from '../analyst.ts'
import { gatherSets } from '../gather-sets.ts'
import { makeBuiltInPlanner } from '../make-built-in-planner.ts'
import { runPlan } from '../run/run-plan.ts'
import { suggestQuestions } from './suggest-questions.ts'

const NOW = { asOf: '2026-11-15T15:00:00Z', timeZone: 'UTC' }
const cases = readCases()
  .map(({ name, html, source: { url, country } }) => {
    const pages = [{ pageId: 'p', url, reading: readPage({ html, url, country }) }]
    return { name, pages, sets: gatherSets(pages) }
  })
  .filter(({ sets }) => (sets[0]?.records.length ?? 0) >= 3 && (sets[0]?.columns.length ?? 0) >= 3)

test('every suggested question is answered as sure when it is asked, with some rows and not with all that there are', async () => {
  let [full, some] = [0, 0]
  for (const { name, pages, sets } of cases)
    for (const language of ['es', 'en'] as const) {
      const questions = suggestQuestions(pages, { ...NOW, language })
      if (questions.length === 3) full++
      if (questions.length > 0) some++
      for (const question of questions) {
        const answer = await answerQuestion({ ...NOW, question, language, pages, planners: [makeBuiltInPlanner()] })
        const plan = answer.found ? answer.plan : null
        const set = sets.find(({ id }) => id === plan?.set)
        const passed = plan && set ? runPlan(plan, set).recordsPassed : 0
        const works = passed > 0 && (plan?.filter === null || passed < (set?.records.length ?? 0))
        expect({ name, question, certainty: answer.certainty, works }).toEqual({
          name,
          question,
          certainty: 'sure',
          works: true,
        })
      }
    }
  // A page of prose with a scrap of a list has less to ask about, and what is answered with a doubt is not offered.
  expect(cases.length).toBeGreaterThan(20)
  expect(some / (2 * cases.length)).toBeGreaterThan(0.8)
  expect(full / (2 * cases.length)).toBeGreaterThan(0.5)
})

test('nothing read, nothing suggested', () => {
  expect(suggestQuestions([], { ...NOW, language: 'es' })).toEqual([])
})
