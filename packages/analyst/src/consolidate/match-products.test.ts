import { expect, test } from 'vitest'
import { groupProducts, matchProducts, type Product } from './match-products.ts'
import { readPackageSize } from './package-size.ts'

const product = (store: string, name: string, code = '', unit = ''): Product => ({
  store,
  name,
  codes: code ? [code] : [],
  unit,
})
const shelf = [
  product('uno', 'Arroz extra Costeño 5 kg'),
  product('uno', 'Aceite vegetal Primor 1 L', '775-0182000123'),
  product('uno', 'Leche evaporada Gloria 400 g'),
  product('dos', 'Costeño arroz extra 5000 g'),
  product('dos', 'Aceite de cocina', '7750182000123'),
  product('dos', 'Leche evaporada Gloria 170 g'),
  product('dos', 'Detergente Ariel 800 g'),
]

test('a size is one amount, however it is written', () => {
  expect(readPackageSize('leche 6 x 1,5 lt').size).toEqual({ kind: 'volume', amount: 9000 })
  expect(readPackageSize('arroz 750 g').size).toEqual({ kind: 'weight', amount: 750 })
  expect(readPackageSize('modelo 500 azul').size).toBeNull()
})

test('products are one by code, or by name and size; another size is another product', () => {
  const pairs = matchProducts(shelf)
  const groups = groupProducts(shelf, pairs)
  expect(groups).toEqual([[0, 3], [1, 4], [2], [5], [6]])
  expect(pairs.find(({ one }) => one === 1)).toMatchObject({ other: 4, by: 'code', confidence: 0.99 })
  expect(pairs.find(({ one }) => one === 0)).toMatchObject({ other: 3, by: 'name', isJoined: true })
})

test('what a person decided stands above both, the other way round too, and its key does not depend on the order', () => {
  const first = matchProducts(shelf)
  const decisions = Object.fromEntries(first.map(({ key }) => [key, false]))
  expect(groupProducts(shelf, matchProducts(shelf, decisions))).toHaveLength(shelf.length)
  const keys = (products: readonly Product[]) => new Set(matchProducts(products).map(({ key }) => key))
  expect(keys([...shelf].reverse())).toEqual(keys(shelf))
  const doubtful = [...shelf, product('tres', 'Leche Gloria')]
  const offered = matchProducts(doubtful).find(({ isJoined }) => !isJoined)
  expect(offered).toBeDefined()
  const decided = matchProducts(doubtful, { [offered?.key ?? '']: true })
  expect(groupProducts(doubtful, decided).some(group => group.includes(7) && group.length > 1)).toBe(true)
})

test('one shop has a product at most once in a row', () => {
  const twice = [
    product('uno', 'Café Altomayo 200 g'),
    product('dos', 'Café Altomayo 200 g'),
    product('dos', 'Café Altomayo 200 g', '', 'oferta'),
  ]
  expect(groupProducts(twice, matchProducts(twice))).toEqual([[0, 1], [2]])
})

test('a thousand products of ten shops are matched in seconds', () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    product(`tienda ${at % 10}`, `Producto ${Math.floor(at / 10)} marca ${Math.floor(at / 10) % 17} 500 g`),
  )
  const began = process.threadCpuUsage().user
  const groups = groupProducts(many, matchProducts(many))
  expect(groups.length).toBe(100)
  expect(process.threadCpuUsage().user - began).toBeLessThan(10_000_000)
})

test('the same code is surer than the same words', () => {
  const product = (store: string, codes: string[]) => ({ store, name: 'Aceite Primor 1 L', codes, unit: '' })
  const pairs = matchProducts([product('a', ['7750182000123']), product('b', ['7750182000123']), product('c', [])])
  expect(pairs.map(({ by, isJoined }) => [by, isJoined])).toEqual([
    ['code', true],
    ['name', true],
    ['name', true],
  ])
  expect(Math.max(...pairs.filter(({ by }) => by === 'name').map(({ confidence }) => confidence))).toBeLessThan(0.99)
})
