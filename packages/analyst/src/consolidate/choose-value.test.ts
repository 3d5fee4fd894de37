import type { ValueKind } from '@sondeo/table/value'
import { expect, test } from 'vitest'
import { type Comparable, chooseValue } from './choose-value.ts'

const column = (kind: ValueKind, ...names: string[]): Comparable => ({
  id: names[0] ?? '',
  name: names[0] ?? '',
  kind,
  names,
})
const wholesale = column('money', 'Precio mayorista')
const price = column('money', 'Precio', 'Precio unitario', 'Precio')
const stock = column('number', 'Existencias', 'Stock', 'Stock')
const brand = column('text', 'Marca', 'Marca', 'Marca')
const shop = [brand, wholesale, price, stock]

test.each([
  ['what the question names, also where money stands beside it', 'stock de cada producto', shop, stock],
  ['in the other language too', 'stock of each product', shop, stock],
  ['the longer of two names that the question holds', 'precio mayorista de cada producto', shop, wholesale],
  ['the figure, where the question names a text too', 'precio de cada marca', shop, price],
  ['a text that alone is named', '¿qué marca es cada uno?', shop, brand],
  ['the money that most sites have, where the question names none', '¿cuánto cuesta cada uno?', shop, price],
  ['the same without a question', '', shop, price],
  ['a number where nothing costs anything', '', [brand, stock], stock],
  ['the first column where there are no figures', '', [brand], brand],
])('a comparison shows %s', (_, question, columns, chosen) => {
  expect(chooseValue(columns, { question, rows: [] })?.name).toBe(chosen.name)
})
