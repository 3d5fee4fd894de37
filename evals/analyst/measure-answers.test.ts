import { expect, test } from 'vitest'
import { measureAnswers } from './measure-answers.ts'

test('a question set tells what was answered, right of all, of answered and without a doubt, and wrong shown', () => {
  const outcomes = [
    { isAnswered: true, isSure: true, isRight: true },
    { isAnswered: true, isSure: true, isRight: true },
    { isAnswered: true, isSure: false, isRight: true },
    { isAnswered: true, isSure: true, isRight: false },
    { isAnswered: true, isSure: false, isRight: false },
    // A refusal that was due, and one that was not.
    { isAnswered: false, isSure: false, isRight: true },
    { isAnswered: false, isSure: false, isRight: false },
  ]
  const figures = measureAnswers('questions', outcomes)
  expect(figures.map(({ measure, value, n }) => [measure, Number(value.toFixed(3)), n])).toEqual([
    ['questions, answered', 0.714, 7],
    ['questions, right of all', 0.571, 7],
    ['questions, right of answered', 0.6, 5],
    ['questions, right shown as sure', 0.286, 7],
    ['questions, wrong shown', 0.286, 7],
    ['questions, wrong shown as sure', 0.143, 7],
  ])
  expect(figures.map(({ guard }) => guard)).toEqual(['none', undefined, undefined, undefined, 'ceiling', 'ceiling'])
})
