import { expect, test } from 'vitest'
import { guessByFunctionWords } from './guess-language.ts'

test.each([
  [
    'es',
    'La entidad publica en su portal las bases del concurso, que los proveedores pueden descargar por una semana.',
  ],
  ['en', 'The office of the mayor asks for offers by the end of the month, and it is open to all from the region.'],
  [
    'pt',
    'O edital da prefeitura não exige uma caução das empresas que apresentem os documentos em dia, com o selo do órgão.',
  ],
  [
    'fr',
    'Les offres des entreprises sont reçues dans le bureau du maire pour une période de dix jours, et par courrier.',
  ],
])('the small words of %s tell it from its neighbours', (language, text) => {
  expect(guessByFunctionWords(text)).toBe(language)
})

test('short sentences between prices tell a language that groups of letters miss', () => {
  const places = [
    'Blouberg',
    'Langebaan',
    'Hermanus',
    'Knysna',
    'Plettenberg',
    'Sedgefield',
    'Paternoster',
    'Wilderness',
  ]
  expect(guessByFunctionWords(places.map(place => `${place} 26 Places to Stay from R450`).join('\n'))).toBe('en')
})

test('names and figures have no language', () => {
  expect(guessByFunctionWords('Zaragoza 1990 Dinamo 1991 Betis 1992 Atlante 1993 Aragón 1994 Sevilla 1995')).toBeNull()
})

test('small words of two languages in equal number decide nothing', () => {
  const spanish = 'el que del los para con por una'
  const english = 'the of and to in for is with'
  expect(guessByFunctionWords(`${spanish} ${english}`)).toBeNull()
})
