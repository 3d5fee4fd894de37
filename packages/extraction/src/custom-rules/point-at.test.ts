import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { textOf } from '../page/page.ts'
import { writePointingCopy } from '../show-place/write-pointing-copy.ts'
import { listValues, pointAt } from './point-at.ts'

const url = 'https://tienda.example/'

/** Points at the innermost element that says just this. */
function point(html: string, text: string, item: string | null = null) {
  const page = openPage({ html, url })
  const element = page.elements.findLast(one => textOf(page, one) === text)
  if (!element) throw new Error(`nothing says ${text}`)
  return pointAt(page, readPage({ html, url }).recordSets, { at: element.order, item })
}
const textsOf = (pointed: ReturnType<typeof point>) => pointed?.read.map(({ text }) => text)

const names = ['Silla de roble', 'Mesa baja', 'Cama doble', 'Estante alto', 'Banco']
const cards = names
  .map(
    (name, at) =>
      `<div class="card"><div class="info"><h3><a href="/p/${at}">${name}</a></h3><span class="price">S/ ${at}9.90</span></div><div class="more"><i></i><em>Piso ${at}</em></div></div>`,
  )
  .join('')
const shop = `<nav><ul><li><a>Inicio</a></li><li><a>Ofertas</a></li></ul></nav><main><h1>Muebles</h1>${cards}</main>`

test('one price stands for the price of every record, with the name that the page gives it', () => {
  const pointed = point(shop, 'S/ 29.90')
  expect(textsOf(pointed)).toEqual(['S/ 09.90', 'S/ 19.90', 'S/ 29.90', 'S/ 39.90', 'S/ 49.90'])
  expect(pointed).toMatchObject({ selector: '.price', itemCount: 5 })
})

test('a further value is looked for in the records that were decided on, and one outside of them is refused', () => {
  const item = point(shop, 'Mesa baja')?.item ?? ''
  expect(textsOf(point(shop, 'Piso 3', item))).toEqual(['Piso 0', 'Piso 1', 'Piso 2', 'Piso 3', 'Piso 4'])
  expect(point(shop, 'Ofertas', item)).toBeNull()
  expect(textsOf(point(shop, 'Ofertas'))).toEqual(['Inicio', 'Ofertas'])
})

test('a cell of a table without any class stands for its column, and the head names it', () => {
  const row = (n: number) => `<tr><td>Obra ${n}</td><td>S/ ${n}00</td><td>Cusco ${n}</td></tr>`
  const html = `<table><tr><th>Nombre</th><th>Monto</th><th>Lugar</th></tr>${[1, 2, 3, 4].map(row).join('')}</table>`
  const pointed = point(html, 'S/ 200')
  expect(textsOf(pointed)?.slice(-4)).toEqual(['S/ 100', 'S/ 200', 'S/ 300', 'S/ 400'])
  expect(pointed?.name).toBe('Monto')
})

test('rows made of boxes are rows: no cell is taken for a record', () => {
  const row = (n: number) => `<div><div>Lote ${n}</div><div>Zona ${n}</div><div>${n}0 m²</div></div>`
  const html = `<section>${[1, 2, 3].map(row).join('')}</section>`
  expect(textsOf(point(html, 'Zona 2'))).toEqual(['Zona 1', 'Zona 2', 'Zona 3'])
})

test('records may be seen in another way', () => {
  const section = (n: number) =>
    `<section class="rubro"><h2>Rubro ${n}</h2><ul>${[1, 2, 3].map(k => `<li class="p"><b>Cosa ${n}${k}</b> <i>S/ ${k}</i></li>`).join('')}</ul></section>`
  const html = `<main>${[1, 2, 3, 4].map(section).join('')}</main>`
  const counts = point(html, 'Cosa 22')?.groupings.map(grouping => point(html, 'Cosa 22', grouping)?.itemCount)
  expect(counts).toEqual(expect.arrayContaining([4, 12]))
})

test('where nothing repeats, the page is the record', () => {
  const pointed = point('<body><h1>Acta</h1><p>Presidente: <b>Ana Ruiz</b></p><div>Fin</div></body>', 'Ana Ruiz')
  expect([textsOf(pointed), pointed?.itemCount]).toEqual([['Ana Ruiz'], 1])
})

test('the values of a page can be listed, as they can be pointed at', () => {
  const page = openPage({ html: `<title>T</title><p hidden>no</p>${shop}`, url })
  const values = listValues(page, 100).map(({ text }) => text)
  expect(values.slice(0, 5)).toEqual(['Inicio', 'Ofertas', 'Muebles', 'Silla de roble', 'S/ 09.90'])
  expect(values).toHaveLength(3 + 5 * 3)
  expect(listValues(page, 4)).toHaveLength(4)
})

test('the copy that is pointed at numbers its values, and runs nothing but our own script', () => {
  const hostile = `${shop}<p onclick="alert(1)" class="x" data-at="7">Hola<script>alert(2)</script></p><img src=x onerror=alert(3) alt="Foto">`
  const copy = writePointingCopy({ html: hostile, url })
  expect(copy.match(/<script>/g)).toHaveLength(1)
  expect(copy).not.toMatch(/alert|onclick|onerror|class="x"|data-at="7" class="value">Hola/)
  const page = openPage({ html: hostile, url })
  const [, at] = /<em data-at="(\d+)" class="value">Piso 3</.exec(copy) ?? []
  const node = page.nodes[Number(at)]
  expect(node && textOf(page, node)).toBe('Piso 3')
  expect(copy).toMatch(/<span data-at="\d+" class="value picture">Foto</)
})
