import { expect, test } from 'vitest'
import { findProduct } from './find-product.ts'

const es = (name: string, code?: string) => findProduct({ name, code, lang: 'es' })
const en = (name: string, code?: string) => findProduct({ name, code, lang: 'en' })

test.each([
  ['Azúcar', '1701'],
  ['palta', '080440'],
  ['aguacate', '080440'],
  ['teléfonos celulares', '851713'],
  ['zapatillas', '640411'],
  ['pimienta', '0904'],
  ['pimientos', '070960'],
  ['gasa', '300590'],
  ['gas', '2711'],
  ['camarones', '030617'],
])('the Spanish everyday word "%s" means %s', (name, code) => {
  expect(es(name)).toMatchObject({ status: 'found', code })
})

test.each([
  ['sugar', '1701'],
  ['laptops', '847130'],
  ['crude oil', '2709'],
  ['canned tuna', '160414'],
  ['men’s cotton shirts', '620520'],
  ['kitchen knives', '8211'],
])('the English everyday word "%s" means %s', (name, code) => {
  expect(en(name)).toMatchObject({ status: 'found', code })
})

test('a word of both languages is taken in the language of the user, and the other reading is offered', () => {
  expect(es('pan').code).toBe('1905')
  expect(es('pan').alternatives.map(({ code }) => code)).toContain('7323')
  expect(en('pan').code).toBe('7323')
})

test.each([
  ['1806.31', '180631'],
  ['1806', '1806'],
  ['180631', '180631'],
  ['18', '18'],
  ['1806.31.00.10', '180631'],
  ['HS 1701', '1701'],
  ['80440', '080440'],
])('typed digits %s are the code %s', (typed, code) => {
  expect(es(typed)).toMatchObject({ status: 'found', code, confidence: 1, reason: { kind: 'typed-code' } })
})

test('a typed code goes before the name, and the name is offered besides', () => {
  const found = es('azúcar', '1806.31')
  expect(found.code).toBe('180631')
  expect(found.alternatives[0]?.code).toBe('1701')
})

test('a code typed as the name counts when nothing of the code field can be read', () => {
  expect(es('1806.31', 'abc')).toMatchObject({ status: 'found', code: '180631' })
})

test('a code that does not exist walks up to its heading and says so', () => {
  expect(es('chocolate', '1806.99')).toMatchObject({
    status: 'found',
    code: '1806',
    reason: { kind: 'walked-up', typed: '1806.99', taken: '1806' },
  })
})

test('a code with nothing above it gives way to the name, else says so', () => {
  expect(es('chocolate', '9876')).toMatchObject({ status: 'found', code: '1806', reason: { kind: 'known-name' } })
  expect(es('9876')).toMatchObject({ status: 'none', code: null, reason: { kind: 'unknown-code', typed: '9876' } })
  expect(es('7701')).toMatchObject({ status: 'none', reason: { kind: 'reserved-code' } })
})

test('a word beside the product leads to another heading', () => {
  expect(es('duraznos congelados').code).toBe('0811')
  expect(es('cuchara de plástico').code?.slice(0, 4)).toBe('3924')
  expect(en('motorcycle spare parts').code).toBe('871410')
  expect(en('frozen peaches').alternatives[0]?.code).toBe('0809')
})

test('a name that only one code of its heading says is that code, and the heading stays within reach', () => {
  expect(es('harina de pescado')).toMatchObject({ code: '230120', names: { es: 'Harina de pescado' } })
  expect(es('harina de pescado').alternatives[0]?.code).toBe('2301')
  expect(en('cotton t-shirts').code).toBe('610910')
  expect(en('solar panels').code).toBe('854143')
  expect(es('jugo de uva').code).toBe('2009')
})

test('where several codes fit, those that differ are offered, most traded first', () => {
  expect(es('café').code).toBe('0901')
  expect(
    es('café')
      .options.slice(0, 2)
      .map(({ code }) => code),
  ).toEqual(['090111', '090121'])
  expect(es('tomate').options.map(({ code }) => code)).toEqual(['070200', '200210'])
  expect(es('jugo de uva').options.map(({ code }) => code)).toEqual(['200969', '200961'])
  expect(es('celulares').options).toEqual([])
})

test.each([
  ['tornillos', '7318'],
  ['flores', '0603'],
  ['vidrio templado', '7007'],
  ['lechuga', '0705'],
])('a part of a heading is not taken where its other parts are called so too (%s)', (name, heading) => {
  expect(es(name).code).toBe(heading)
  expect(es(name).options.length).toBeGreaterThan(1)
})

test('a word that two headings claim is left to the reader', () => {
  expect(es('uniformes')).toMatchObject({ status: 'unsure', code: '6203' })
  expect(es('uniformes').alternatives[0]?.code).toBe('6211')
})

test('mistyped words are corrected, and it says which', () => {
  expect(es('aguacte')).toMatchObject({ code: '080440', reason: { kind: 'corrected', typed: 'aguacte' } })
})

test('words that were typed without their space are told apart', () => {
  expect(es('cafemolido')).toMatchObject({ code: '0901', reason: { kind: 'corrected', taken: 'café molido' } })
  expect(en('Sugarruning shoes')).toMatchObject({
    status: 'unsure',
    code: '640411',
    reason: { kind: 'corrected', typed: 'Sugarruning', taken: 'sugar running' },
  })
})

test('where only a part of the name is known, or another answer is nearly as good, the reader is asked', () => {
  expect(es('galletas oreo')).toMatchObject({ status: 'unsure', code: '1905', reason: { kind: 'part-of-name' } })
  expect(es('papel higiénico scott')).toMatchObject({ status: 'found', code: '481810' })
  expect(es('botellas pet vacías').status).toBe('unsure')
  expect(en('LED torch').status).toBe('found')
})

test.each([
  ['', 'no-words'],
  ['   ', 'no-words'],
  ['🍌🍌', 'no-words'],
  ['asdfgh qwxz', 'unknown-words'],
  ['茶', 'unknown-words'],
  ['servicio de consultoría', 'not-goods'],
  ['seguro de auto', 'not-goods'],
  ['x'.repeat(10_000), 'too-long'],
])('nothing is guessed for "%.20s"', (name, kind) => {
  expect(es(name)).toMatchObject({ status: 'none', code: null, names: null, confidence: 0, reason: { kind } })
})

test('names that look like commands are only words', () => {
  for (const name of ["'; DROP TABLE users; --", '<script>alert(1)</script>', '../../etc/passwd', '%00', '__proto__']) {
    expect(() => es(name)).not.toThrow()
  }
})
