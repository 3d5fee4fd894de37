import type { Answer } from '@sondeo/analyst/analyst'
import type { AnswerDoubt } from '@sondeo/contract/website-analysis'

/** What an answer knows of its own doubt, as the screens need it. */
export function describeDoubt(answer: Answer): AnswerDoubt {
  const { certainty, alternatives, unusedWords, nearest } = answer
  return {
    certainty,
    label: answer.found ? answer.label : null,
    readings: alternatives.map(({ label = null, explanation, plan }) => ({ label, explanation, reading: plan })),
    unusedWords,
    nearest: nearest.map(({ words, column, value, plan }) => ({ words, column: column.name, value, reading: plan })),
  }
}
