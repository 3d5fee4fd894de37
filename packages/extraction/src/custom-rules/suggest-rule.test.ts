import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { readByRule } from './apply-rules.ts'
import { suggestRule } from './suggest-rule.ts'

const url = 'https://tienda.example/'
const suggest = (html: string) => {
  const page = openPage({ html, url })
  const set = readPage({ html, url }).recordSets[0]
  if (!set) throw new Error('nothing was mined')
  const rule = suggestRule(page, set)
  return { rule, set, read: rule && readByRule(page, rule, { id: 'rule-1', score: 1 })?.set }
}

test('cards become a rule by their classes that reads the same values', () => {
  const names = ['Silla de roble', 'Mesa baja', 'Cama doble', 'Estante alto', 'Banco']
  const card = (n: number) =>
    `<div class="card wide"><h3><a href="/p/${n}">${names[n - 1]}</a></h3><span class="price">S/ ${n}9.90</span><em>Piso ${n}</em></div>`
  const { rule, set, read } = suggest(`<main><div class="grid">${[1, 2, 3, 4, 5].map(card).join('')}</div></main>`)
  expect(rule?.item).toBe('div.card.wide')
  expect(rule?.fields.map(({ selector }) => selector)).toContain('.price')
  expect(read?.records.length).toBe(set.records.length)
  const rows = read?.records.map(({ cells }) => Object.values(cells).map(({ text }) => text)) ?? []
  expect(rows[1]).toEqual(expect.arrayContaining(['Mesa baja', 'S/ 29.90', 'Piso 2']))
})

test('rows of a table without any class become a rule by their places', () => {
  const row = (n: number) => `<tr><td>Obra ${n}</td><td>S/ ${n}00</td><td>Cusco</td></tr>`
  const table = `<table id="obras"><tr><th>Nombre</th><th>Monto</th><th>Lugar</th></tr>${[1, 2, 3, 4, 5, 6].map(row).join('')}</table>`
  const { rule, read } = suggest(`<nav><table><tr><td>menú</td></tr></table></nav>${table}`)
  expect(rule?.fields).toEqual([
    { name: 'Nombre', selector: expect.any(String), attribute: null },
    { name: 'Monto', selector: 'td:nth-of-type(2)', attribute: null },
    { name: 'Lugar', selector: 'td:nth-of-type(3)', attribute: null },
  ])
  expect(read?.records.map(({ cells }) => cells.c2?.text)).toEqual([
    'S/ 100',
    'S/ 200',
    'S/ 300',
    'S/ 400',
    'S/ 500',
    'S/ 600',
  ])
})

test('what stands in a script has no selector, and no rule is made up for it', () => {
  const data = JSON.stringify({ items: [1, 2, 3, 4].map(n => ({ name: `Producto ${n}`, price: n })) })
  expect(suggest(`<p>hola</p><script type="application/json">${data}</script>`).rule).toBeNull()
})
