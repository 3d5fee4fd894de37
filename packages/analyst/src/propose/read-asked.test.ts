import { expect, test } from 'vitest'
import { readAsked } from './read-asked.ts'

const read = (question: string, language: 'es' | 'en') =>
  readAsked(question, { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima', language })

const meant = ({ tokens, isStop }: ReturnType<typeof read>) =>
  tokens.flatMap(({ word }, at) => (isStop[at] ? [] : [word]))

test('a small word of one language can be somebody in the other', () => {
  expect(meant(read('who is the mayor', 'en'))).toEqual(['mayor'])
  expect(meant(read('¿cuál es el de mayor precio?', 'es'))).toEqual(['precio'])
})

test('the short words in names are small in both languages', () => {
  expect(meant(read('flats in San Juan de la Maguana', 'en'))).toEqual(['flats', 'san', 'juan', 'maguana'])
})
