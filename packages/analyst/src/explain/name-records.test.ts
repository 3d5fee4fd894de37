import { expect, test } from 'vitest'
import type { Field } from '../propose/describe-fields.ts'
import { conceptsAt } from '../words/concept-phrases.ts'
import { splitWords } from '../words/split-words.ts'
import { columnName } from './column-name.ts'
import { nameRecords } from './name-records.ts'

const quote = (texts: readonly string[]) => `“${texts.join()}”`

test.each([
  ['Directorio de proveedores', 'suppliers'],
  ['Licitaciones abiertas', 'tenders'],
  ['Cursos de exportación', 'courses'],
  ['Vacantes', 'jobs'],
  ['Ofertas de empleo', 'jobs'],
  // A shop's "ofertas" are no jobs, and a town's "avisos" are none either.
  ['Ofertas de la semana', '“ofertas”'],
  ['Avisos del municipio', '“avisos”'],
])('%s is a list of %s in English', (name, expected) => {
  expect(nameRecords({ name, language: 'es' }, { language: 'en', quote })).toBe(expected)
})

test('a word without a like in the other language is left out where it cannot be quoted', () => {
  expect(nameRecords({ name: 'Ofertas', language: 'es' }, { language: 'en' })).toBeNull()
  expect(nameRecords({ name: 'Ofertas', language: 'es' }, { language: 'es' })).toBe('ofertas')
  expect(nameRecords({ name: 'Job openings', language: 'en' }, { language: 'es', quote })).toBe('puestos')
})

const kindOf = (name: string) => ({ kind: 'text', concepts: conceptsOf(name), name }) as unknown as Field
const conceptsOf = (name: string) =>
  conceptsAt(
    splitWords(name).map(({ stems }) => stems),
    0,
  ).map(({ concept }) => concept.id)

test.each([
  ['Proveedor', 'Supplier'],
  ['Valor referencial', 'Amount'],
  ['Aviso', 'Aviso'],
  // A team and a machine are both "equipo".
  ['Equipo', 'Equipo'],
])('a column called %s is %s in English', (name, expected) => {
  expect(columnName(kindOf(name), 'en')).toBe(expected)
})

test('a heading is never taken for a form of a foreign word that only begins alike', () => {
  // By its Spanish ending "salida" would be a form of "sales".
  expect(columnName(kindOf('Salida'), 'es')).toBe('Salida')
  expect(columnName(kindOf('Suppliers'), 'es')).toBe('Proveedor')
})
