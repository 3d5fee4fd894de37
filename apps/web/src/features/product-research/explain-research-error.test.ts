import { expect, test } from 'vitest'
import { AnswerParseError } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { CallError } from '../../browser/call-error.ts'
import { productResearch } from '../../messages/en/research/product-research.ts'
import { explainResearchError } from './explain-research-error.ts'
import { ResearchFailed } from './use-research.ts'

const explain = (error: unknown) =>
  explainResearchError({ error, language: 'en', text: productResearch.form, productName: 'qwz' })
const unknown = new CallError({ code: 'product_not_recognised', message: '' })

test('each step that fails says the cause first and the specified text below', () => {
  expect(explain(new ResearchFailed('trade-data', unknown))).toEqual({
    text: 'We don’t recognize “qwz”. Try a more common name or its trade code.',
    detail: 'Could not get report, please try again.',
  })
  const lost = new CallError({ code: 'no_response', message: '' })
  expect(explain(new ResearchFailed('ai-data', lost))).toMatchObject({
    text: expect.stringContaining('no response'),
    detail: 'Could not get AI data, please try again.',
  })
  expect(explain(new ResearchFailed('parsing', new AnswerParseError('prose')))).toEqual({
    text: 'Error parsing results data. Please try again.',
    detail: undefined,
  })
})
