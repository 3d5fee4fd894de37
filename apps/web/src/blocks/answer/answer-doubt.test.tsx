import type { AnswerDoubt as Doubt } from '@sondeo/contract/website-analysis'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerDoubt } from './answer-doubt.tsx'

const sure: Doubt = { certainty: 'sure', label: null, readings: [], unusedWords: [], nearest: [] }
const byPublication = { label: 'Publicación', explanation: 'Mostramos 9 de 47 licitaciones', reading: {} }
const show = (changes: Partial<Doubt>, onChoose?: () => void) =>
  renderToStaticMarkup(<AnswerDoubt doubt={{ ...sure, ...changes }} onChoose={onChoose} />)
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text)

test('an answer that is sure and used every word says nothing more', () => {
  expect(show({})).toBe('')
})

test('words that were not used are named, even where the answer is sure', () => {
  expect(show({ unusedWords: ['oferta'] })).toContain('No usamos «oferta».')
})

test('a doubtful answer says so and asks between columns, one click each', () => {
  const doubtful: Partial<Doubt> = { certainty: 'doubtful', label: 'Cierre', readings: [byPublication] }
  const html = show(doubtful, () => {})
  expect(html).toContain('No estamos seguros de haber entendido bien.')
  expect(html).toContain('¿Cierre o Publicación?')
  expect(buttonsOf(html)).toEqual(['Publicación'])
  // A saved answer keeps its doubt; there is nothing to ask it.
  expect(buttonsOf(show(doubtful))).toEqual([])
})

test('a doubt without a reason asks to check the answer and raises no alarm', () => {
  const html = show({ certainty: 'doubtful' })
  expect(html).toContain('Compruebe que sea lo que buscaba.')
  expect(html).not.toContain('No estamos seguros')
})

test('readings that no one column tells apart are told whole', () => {
  const readings = [{ ...byPublication, label: null }]
  const html = show({ certainty: 'doubtful', readings }, () => {})
  expect(html).toContain('También podría ser:')
  expect(buttonsOf(html)).toEqual(['Mostramos 9 de 47 licitaciones'])
})

test('without an answer the nearest columns and values are offered', () => {
  const nearest = [
    { words: 'agotados', column: 'Disponibilidad', value: 'Agotado', reading: {} },
    { words: 'agotados', column: 'Existencias', value: null, reading: {} },
  ]
  const html = show({ certainty: 'unanswered', unusedWords: ['agotados'], nearest }, () => {})
  expect(buttonsOf(html)).toEqual(['Disponibilidad: Agotado', 'Existencias'])
  // The refusal above has named the word, and with nothing to offer there is nothing more to say.
  expect(html).not.toContain('No usamos')
  expect(show({ certainty: 'unanswered', unusedWords: ['agotados'] }, () => {})).toBe('')
})
