import { expect, test } from 'vitest'
import { answerItem } from '../analyst/answer-item.ts'
import { readQuestions } from '../analyst/question-item.ts'

const items = readQuestions('everyday')

/** What newcomers ask first of the lists that we offer them to try. */
const first: Record<string, string[]> = {
  'sample-site/licitaciones': [
    'the 5 closing soonest',
    'cuanto suma todo',
    'licitaciones del hospital',
    'solo las de bienes',
    'que cierra la proxima semana',
  ],
  'sample-site/proveedores': [
    'ferreterias',
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
    'productos de la marca punto azul',
  ],
}

const asked = Object.entries(first).flatMap(([page, questions]) => questions.map(question => [page, question] as const))

test.each(asked)('%s: "%s" is answered rightly', async (page, question) => {
  const item = items.find(one => one.page === page && one.question === question)
  if (!item) throw new Error('no such question in everyday.jsonl')
  const { answer, isRight } = await answerItem(item)
  expect({ isRight, said: answer.found ? answer.explanation : answer.note }).toMatchObject({ isRight: true })
})
