import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { textAtPlace } from '../page/place-on-page.ts'
import { applyRules } from './apply-rules.ts'
import { matchesSite } from './matches-site.ts'
import type { ReadingRule } from './reading-rule.ts'
import { checkSelector } from './select-elements.ts'

const url = 'https://tienda.example/ofertas'
const html = `<!doctype html><html lang="es"><title>Ofertas</title><body>
<nav><a class="p" href="/a">A</a><a class="p" href="/b">B</a></nav>
<div class="grid">
  <article data-sku="A-1"><a href="/p/1"><h3>Silla</h3></a><p class="x">antes S/ 120</p><p class="now">S/ 99.50</p></article>
  <article data-sku="A-2"><a href="/p/2"><h3>Mesa</h3></a><p class="now">S/ 250.00</p></article>
  <article data-sku="A-3" hidden><h3>Oculta</h3><p class="now">S/ 1.00</p></article>
  <article data-sku="A-4"></article>
</div>
<table><tr><th>Mes</th><th>Ventas</th></tr><tr><td>Enero</td><td>10</td></tr><tr><td>Febrero</td><td>20</td></tr></table>
</body></html>`

const rule: ReadingRule = {
  name: 'Ofertas de hoy',
  item: '.grid > article',
  fields: [
    { name: 'Código', selector: '', attribute: 'data-sku' },
    { name: 'Producto', selector: 'h3', attribute: null },
    { name: 'Precio', selector: '.now', attribute: null },
    { name: 'Enlace', selector: 'a', attribute: 'href' },
  ],
}
const read = (rules: ReadingRule[]) => {
  const page = openPage({ html, url })
  return { page, reading: applyRules(page, readPage({ html, url }), rules) }
}

test('a rule reads its fields before anything is mined, with typed values', () => {
  const [first] = read([rule]).reading.recordSets
  expect(first).toMatchObject({ id: 'rule-1', name: 'Ofertas de hoy' })
  expect(first?.columns.map(({ name, type }) => [name, type])).toEqual([
    ['Código', 'identifier'],
    ['Producto', 'text'],
    ['Precio', 'money'],
    ['Enlace', expect.any(String)],
  ])
  expect(first?.records.map(({ cells }) => Object.values(cells).map(({ text }) => text))).toEqual([
    ['A-1', 'Silla', 'S/ 99.50', '/p/1'],
    ['A-2', 'Mesa', 'S/ 250.00', '/p/2'],
    ['A-4'],
  ])
  expect(first?.records[0]).toMatchObject({ detailUrl: 'https://tienda.example/p/1' })
  expect(first?.records[0]?.cells.c3?.value).toMatchObject({ kind: 'money', amount: 99.5, currency: 'PEN' })
})

test('every value of a rule says where it stands on the page', () => {
  const { page, reading } = read([rule])
  const cells = reading.recordSets[0]?.records.flatMap(record => Object.values(record.cells)) ?? []
  expect(cells.length).toBe(9)
  for (const { text, origin } of cells) expect(textAtPlace(page, origin)).toBe(text)
})

test('what a rule covers is not listed a second time, the rest of the page stays', () => {
  const mined = readPage({ html, url }).recordSets
  const { recordSets } = read([rule]).reading
  expect(recordSets[0]?.score).toBeGreaterThan(mined[0]?.score ?? 0)
  const names = recordSets.flatMap(({ columns }) => columns.map(({ name }) => name))
  expect(names.filter(name => name === 'Ventas')).toHaveLength(1)
  expect(recordSets.filter(({ records }) => JSON.stringify(records).includes('Silla'))).toHaveLength(1)
})

test('a rule that finds nothing, or is not written well, leaves the reading as it was', () => {
  const mined = readPage({ html, url })
  for (const item of ['.nada', 'article[', '', ':has(a)'])
    expect(applyRules(openPage({ html, url }), mined, [{ ...rule, item }])).toBe(mined)
})

test('selectors are checked before they are used', () => {
  expect(checkSelector('.grid > article:nth-child(2) a[href^="/p"]')).toBeNull()
  for (const bad of ['', 'a[', '..x', 'p:unknown-thing', '>>', 'a::before'])
    expect(checkSelector(bad), bad).toBe('malformed')
  expect(checkSelector('div:has(div:has(a))')).toBe('too-complex')
  expect(checkSelector(Array(20).fill('div').join(' '))).toBe('too-complex')
})

test('a deep page costs no more than a look at each element', () => {
  const deep = `${'<div>'.repeat(500)}<b>x</b>${'</div>'.repeat(500)}`.repeat(4)
  const page = openPage({ html: deep, url })
  const hostile = { ...rule, item: `${Array(11).fill('div').join(' ')} i`, fields: rule.fields.slice(1, 2) }
  const reading = readPage({ html: deep, url })
  expect(applyRules(page, reading, [hostile])).toBe(reading)
})

test('a rule is for its host, with or without www, and for the beginning of a path', () => {
  const site = { host: 'tienda.example', path: '/ofertas' }
  expect(matchesSite(site, 'https://www.tienda.example/ofertas?p=2')).toBe(true)
  expect(matchesSite(site, 'https://tienda.example/ofertas/hoy')).toBe(true)
  expect(matchesSite(site, 'https://tienda.example/nosotros')).toBe(false)
  expect(matchesSite(site, 'https://otra.example/ofertas')).toBe(false)
  expect(matchesSite({ ...site, path: '' }, 'http://tienda.example:80/x')).toBe(true)
  expect(matchesSite({ host: 'localhost:8080', path: 'a' }, 'http://localhost:8080/a')).toBe(true)
  expect(matchesSite(site, 'not an address')).toBe(false)
})
