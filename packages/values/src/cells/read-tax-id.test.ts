import { expect, test } from 'vitest'
import { readTexts } from '../../test/read-texts.ts'
import { readLabelledId, readTaxId } from './read-tax-id.ts'

test.each([
  ['20100070970', 'RUC'],
  // Eleven becomes 1 in Peru.
  ['20552389141', 'RUC'],
  ['30-50001091-2', 'CUIT'],
  ['76.123.456-0', 'RUT'],
  ['900.123.456-8', 'NIT'],
  ['12.345.678/0001-95', 'CNPJ'],
  ['GODE561231GR8', 'RFC'],
  ['12345678Z', 'NIF'],
  ['X1234567L', 'NIF'],
  ['B12345674', 'NIF'],
  ['J-00012926-6', 'RIF'],
  ['J000129266', 'RIF'],
  ['SAT 970701 NN3', 'RFC'],
  ['1790016919001', 'RUC'],
])('%s is a %s', (text, scheme) => {
  expect(readTaxId(text)).toEqual({ scheme, id: text })
})

test.each([
  '20100070971',
  '30-50001091-3',
  '12.345.678/0001-96',
  '12345678A',
  'B12345678',
  'J-12345678-9',
  '1790016918001',
  '987654321',
  '51987654321',
  'hola',
])('%s is no tax id', text => {
  expect(readTaxId(text)).toBeNull()
})

test('the label before a tax id decides its scheme', () => {
  expect(readLabelledId('NIT 325635-9')?.scheme).toBe('NIT')
  expect(readLabelledId('RUT 217012340011')).toEqual({ id: '217012340011', scheme: 'RUT' })
  expect(readLabelledId('0614-150398-102-0', ['NIT'])?.scheme).toBe('NIT')
  expect(readLabelledId('0614-150398-102-0')?.scheme).toBeUndefined()
})

test("Ecuador's numbers of persons, public bodies and companies are known, with a check digit or by the form", () => {
  // A public body, a person whose identity card goes on with 6, and a company of before.
  for (const id of ['1760001550001', '1756123400001', '1790016919001']) {
    expect(readTaxId(id)).toEqual({ scheme: 'RUC', id })
  }
  // Newer companies have no check digit: the header says what they are.
  expect(readTaxId('1793213150001')).toBeNull()
  expect(readLabelledId('1793213150001', ['RUC'])?.scheme).toBe('RUC')
  // A remainder of one has no digit; a card's digit is checked, whoever names it.
  expect(readTaxId('1760000400001')).toBeNull()
  expect(readLabelledId('1712345670001', ['RUC'])?.scheme).toBeUndefined()
})

test('codes of which only some have the check digit of a tax id are none', () => {
  const written = ['123456-0', '234567-4', '345678-5', '456789-3', '567890-2']
  expect(readTexts(written, { name: 'Cód. artículo' })).not.toContain('RUT')
  expect(readTexts(written, { name: 'RUT' })).toContain('RUT')
})

test("another country's number behind its label is no Mexican one", () => {
  expect(readTaxId('NIF 500100144')).toBeNull()
  expect(readTaxId('GODE561231GR8')).toEqual({ scheme: 'RFC', id: 'GODE561231GR8' })
  expect(readTaxId('ABC991300XY1')).toBeNull()
})

test('Portuguese tax ids are known by the names they have there', () => {
  const read = (name: string): unknown[] =>
    readTexts(['512345678', '509 876 544', '509876545'], { name, country: 'PT' })
  expect(read('N.º contribuinte')).toEqual(['NIF', 'NIF', 'identifier'])
  expect(read('NIPC')).toEqual(['NIF', 'NIF', 'identifier'])
})
