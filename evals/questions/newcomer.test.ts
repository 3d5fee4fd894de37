import { expect, test } from 'vitest'
import { answerItem } from '../analyst/answer-item.ts'
import { readQuestions } from '../analyst/question-item.ts'

const items = readQuestions('everyday')

/** What newcomers ask first of the lists that we offer them to try. */
const first: Record<string, string[]> = {
  'sample-site/licitaciones': [
    'las 5 que cierran primero',
    'the 5 closing soonest',
    'cuanto suma todo',
    'presupuesto por entidad',
    'licitaciones del hospital',
  ],
  'sample-site/proveedores': [
    'proveedores con correo y teléfono',
    'proveedores de alimentos',
    'suppliers in Santiago',
    'cuantos hay por ciudad',
    'telefono de Pinturas Arcoiris',
  ],
  'sample-site/catalogo': [
    'los 5 más baratos',
    'agotados',
    'productos de menos de 100 pesos',
    'precio del café',
    'average price by brand',
  ],
}

/** Asked just as soon, and harder: never shown as certain while it is wrong. */
const harder: Record<string, string[]> = {
  'sample-site/licitaciones': [
    'obras de más de 10 millones, desde la que cierra primero',
    'dame un resumen',
    'licitaciones que me convienen',
    'publicadas hoy',
    'compras de computadoras',
  ],
  'sample-site/catalogo': ['productos en oferta', 'cheapest coffee', 'laptops'],
}

const listed = (asked: Record<string, string[]>) =>
  Object.entries(asked).flatMap(([page, questions]) => questions.map(question => [page, question] as const))

function ask(page: string, question: string) {
  const item = items.find(one => one.page === page && one.question === question)
  if (!item) throw new Error('no such question in everyday.jsonl')
  return answerItem(item)
}

test.each(listed(first))('%s: "%s" is answered rightly', async (page, question) => {
  const { answer, isRight } = await ask(page, question)
  expect({ isRight, said: answer.found ? answer.explanation : answer.note }).toMatchObject({ isRight: true })
})

test.each(listed(harder))('%s: "%s" is right or honestly doubtful', async (page, question) => {
  const { isRight, isSure } = await ask(page, question)
  expect(isRight || !isSure).toBe(true)
})
