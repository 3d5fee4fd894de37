import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

test('hours in four digits are left as they are written', () => {
  expect(readTexts(['0615', '1340', '1905', '0920'], { name: 'Sked Dep' })).toEqual(Array(4).fill('text'))
})

test.each<Row>([
  [['0615', '1340', '1975', '0920'], { name: 'Sked Dep' }, Array(4).fill('identifier')],
  [['0001', '0002', '0003', '0004'], {}, Array(4).fill('identifier')],
  [['0615', '1340', '1905', '0920'], { name: 'Código' }, Array(4).fill('identifier')],
])('codes with zeros in front stay codes: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('departures within one hour may be codes as well, so they are left as they are', () => {
  expect(readTexts(['0923', '0946', '0902'], { name: '47 (2)' })).toEqual(['text', 'text', 'text'])
})

test('hours with a point that go on from stop to stop are no fractions, prices that rise are', () => {
  const rising = ['18.35', '18.40', '18.48', '18.49', '18.52', '18.57', '19.00', '19.01']
  expect(readTexts(rising, { name: '34' })).toEqual(Array(8).fill('text'))
  expect(readTexts(rising, { name: 'Precio' })).toEqual(rising.map(Number))
})
