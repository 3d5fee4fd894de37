import { expect, test } from 'vitest'
import { measureAnswers } from './measure-answers.ts'

test('a question set tells what was answered, right of all, right of answered and wrong shown', () => {
  const outcomes = [
    { isAnswered: true, isRight: true },
    { isAnswered: true, isRight: true },
    { isAnswered: true, isRight: false },
    // A refusal that was due, and one that was not.
    { isAnswered: false, isRight: true },
    { isAnswered: false, isRight: false },
  ]
  const figures = measureAnswers('questions', outcomes)
  expect(figures.map(({ measure, value, n }) => [measure, Number(value.toFixed(3)), n])).toEqual([
    ['questions, answered', 0.6, 5],
    ['questions, right of all', 0.6, 5],
    ['questions, right of answered', 0.667, 3],
    ['questions, wrong shown', 0.2, 5],
  ])
  expect(figures.map(({ guard }) => guard)).toEqual(['none', undefined, undefined, 'ceiling'])
})
