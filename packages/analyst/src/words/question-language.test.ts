import { expect, test } from 'vitest'
import { detectQuestionLanguage } from './question-language.ts'

test('a word that both languages have leaves a short question in the language of its reader', () => {
  expect(detectQuestionLanguage('total amount', 'en')).toBe('en')
  expect(detectQuestionLanguage('total monto', 'es')).toBe('es')
})

test('small words of one language tell it, whatever the reader’s own', () => {
  expect(detectQuestionLanguage('which tenders are in Lima', 'es')).toBe('en')
  expect(detectQuestionLanguage('las licitaciones de Lima', 'en')).toBe('es')
})
