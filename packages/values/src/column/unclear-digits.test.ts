import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

const OPEN = Array(4).fill('ambiguous')

test('long bare digits under a name that tells nothing stay open between a count and a code', () => {
  expect(readTexts(['30482', '29879', '79641', '29885'], { name: 'Brollen' })).toEqual(OPEN)
  expect(readTexts(['1119639', '917851', '1854401', '1290677'], { name: 'Brollen' })).toEqual(OPEN)
})

test('words for counts, amounts and codes resolve them, and so do their sizes', () => {
  const written = ['30482', '29879', '79641', '29885']
  expect(readTexts(written, { name: 'Espectadores' })).toEqual(written.map(Number))
  expect(readTexts(written, { name: 'Importe' })).toEqual(written.map(Number))
  expect(readTexts(written, { name: 'PLU' })).toEqual(Array(4).fill('identifier'))
  expect(readTexts(['30482', '987', '5641', '29885'], { name: 'Brollen' })).toEqual([30482, 987, 5641, 29885])
  expect(readTexts(['45000', '32500', '18900', '27300'], { name: 'Brollen' })).toEqual([45000, 32500, 18900, 27300])
})

test('what is no bare number among them is read as it would be elsewhere', () => {
  const written = ['30482', '29879', '79641', '29885', '45123', '61234', '3 cajas', '12,5']
  const open = Array(6).fill('ambiguous')
  expect(readTexts(written, { name: 'Brollen', country: 'ES' })).toEqual([...open, 3, 12.5])
})

test('in a column without a name they are codes', () => {
  expect(readTexts(['90025', '95503', '92121', '91710'])).toEqual(Array(4).fill('identifier'))
})

test.each<Row>([
  [['144317', '729891', '37178'], { name: 'Matrícula 2024' }, [144317, 729891, 37178]],
  [['1045', '387', '623'], { name: 'Matrícula total' }, [1045, 387, 623]],
  [['47110', '62020', '1500'], { name: 'SIC 2007' }, Array(3).fill('identifier')],
  [['144317', '729891', '371780'], { name: 'Matrícula' }, Array(3).fill('identifier')],
])('a year in the header speaks against codes: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('letters that stand for words name registers as often as counts', () => {
  const written = ['23451', '61208', '9877', '45530']
  expect(readTexts(written, { name: 'K.M.P.' })).toEqual(OPEN)
  expect(readTexts(written, { name: 'STANOX' })).toEqual(OPEN)
  expect(readTexts(written, { name: 'TEU' })).toEqual(written.map(Number))
  expect(readTexts(['12', '45', '128', '9'], { name: 'PJ' })).toEqual([12, 45, 128, 9])
  expect(readTexts(written, { name: 'Padrón' })).toEqual(OPEN)
  expect(readTexts(['8204471', '4730218', '2901335', '8311702'], { name: 'Abonados' })).toEqual(OPEN)
})
