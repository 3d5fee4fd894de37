import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { textAtPlace } from '../page/place-on-page.ts'

const url = 'https://lista.example/'

/** The first list's columns by name, one text per record. */
function columnsOf(body: string, lang = 'es'): Record<string, string[]> {
  const [first] = readPage({ html: pageOf(body, lang), url }).recordSets
  const columns = first?.columns.filter(({ type }) => type !== 'image') ?? []
  return Object.fromEntries(
    columns.map(({ key, name }) => [name, first?.records.map(({ cells }) => cells[key]?.text ?? '') ?? []]),
  )
}

const pageOf = (body: string, lang: string): string =>
  `<html lang="${lang}"><title>Lista</title><main><h1>Lista</h1>${body}</main></html>`

const names = ['Mesa plegable', 'Silla de roble', 'Lámpara de pie', 'Estante alto', 'Banco corto', 'Cama doble']

test('the dearer of two prices, which some records lack, is the old price wherever it stands', () => {
  const cards = names.map((name, i) => {
    const before = i % 2 ? `<span class="was">S/ ${200 + i}.00</span>` : ''
    return `<li class="tile"><h3>${name}</h3><p class="cost"><span class="now">S/ ${90 + i}.00</span> ${before}</p></li>`
  })
  const columns = columnsOf(`<ul>${cards.join('')}</ul>`)
  expect(columns.Precio?.[1]).toBe('S/ 91.00')
  expect(columns['Precio anterior']).toEqual(['', 'S/ 201.00', '', 'S/ 203.00', '', 'S/ 205.00'])
})

test('a fact that a record lacks moves no other fact into its column', () => {
  const flats = names.map((name, i) => {
    const facts = [i % 3 ? `${i} habitaciones` : '', `${50 + i} m²`, i % 2 ? `Planta ${i}` : ''].filter(Boolean)
    const spans = facts.map(fact => `<div class="dato">${fact}</div>`).join('')
    return `<li><h3><a href="/${i}">${name}</a></h3><div class="datos">${spans}</div><p>Vivienda luminosa y bien comunicada, con cocina equipada, número ${i}.</p></li>`
  })
  const columns = Object.values(columnsOf(`<ul>${flats.join('')}</ul>`))
  expect(columns).toContainEqual(names.map((_, i) => `${50 + i} m²`))
  expect(columns).toContainEqual(names.map((_, i) => (i % 3 ? `${i} habitaciones` : '')))
})

test('what a page draws in one way or another is one column', () => {
  const items = names.map(
    (name, i) =>
      `<li><h3>${name}</h3><div class="stock stock-${i % 2 ? 'si' : 'no'}">${i % 2 ? 'Hay' : 'Agotado'}</div></li>`,
  )
  expect(Object.values(columnsOf(`<ul>${items.join('')}</ul>`))).toContainEqual(
    names.map((_, i) => (i % 2 ? 'Hay' : 'Agotado')),
  )
})

test('a text that each record says twice is one column', () => {
  const items = names.map(
    (name, i) =>
      `<li><a class="cover" href="/${i}"><span class="sr">${name}</span></a><h3>${name}</h3><p>S/ ${i + 10}.00</p></li>`,
  )
  const told = Object.values(columnsOf(`<ul>${items.join('')}</ul>`)).filter(texts => texts[0] === names[0])
  expect(told).toHaveLength(1)
})

test('a unit after its figure names the column', () => {
  const items = names.map(
    (name, i) =>
      `<li><div><span>${i * 3 + 2}</span> <span>votes</span></div><div><span>${i}</span> <span>answers</span></div><h3><a href="/${i}">${name}</a></h3></li>`,
  )
  const columns = columnsOf(`<ul>${items.join('')}</ul>`, 'en')
  expect(columns.votes).toEqual(names.map((_, i) => `${i * 3 + 2}`))
  expect(columns.answers).toEqual(names.map((_, i) => `${i}`))
})

test('a cell of several facts becomes named columns beside the whole, each with its own place', () => {
  const items = names.map(
    (name, i) =>
      `<li><a href="/${i}">${name}</a><br>No. ${40 + i * 7}, presentado el ${i + 1}/5/2024<br><b class="nota">${3 + i / 10} de 5 (${i + 12} opiniones)</b></li>`,
  )
  const body = `<ul>${items.join('')}</ul>`
  const columns = columnsOf(body)
  expect(columns['No.']).toEqual(names.map((_, i) => `${40 + i * 7}`))
  expect(columns['Presentado el']).toEqual(names.map((_, i) => `${i + 1}/5/2024`))
  expect(columns.Opiniones).toEqual(names.map((_, i) => `${i + 12}`))
  expect(Object.values(columns)).toContainEqual(names.map((_, i) => `No. ${40 + i * 7}, presentado el ${i + 1}/5/2024`))
  const html = pageOf(body, 'es')
  const page = openPage({ html, url })
  for (const { cells } of readPage({ html, url }).recordSets[0]?.records ?? [])
    for (const { text, origin } of Object.values(cells)) expect(textAtPlace(page, origin)).toBe(text)
})

test('a date in words stays one fact', () => {
  const items = names.map((name, i) => `<li><h3>${name}</h3><p>${i + 3} de mayo de 2024</p><p>${i + 2} baños</p></li>`)
  const columns = columnsOf(`<ul>${items.join('')}</ul>`)
  expect(columns.Fecha?.[0]).toBe('3 de mayo de 2024')
  expect(columns.Baños?.[0]).toBe('2 baños')
})

test('words that all names share stay part of the name', () => {
  const items = names.map((_, i) => `<li><h3><a href="/${i}">Widget ${i + 1}</a></h3><p>S/ ${i + 10}.00</p></li>`)
  expect(Object.values(columnsOf(`<ul>${items.join('')}</ul>`))[0]).toEqual(names.map((_, i) => `Widget ${i + 1}`))
})

test('a bare label names the value in the box after it', () => {
  const items = names.map(
    (name, i) =>
      `<div class="row"><h3>${name}</h3><div class="f"><span class="l">Apertura: </span><div>${i + 1}/10/2026</div></div><div class="f"><span class="l">Cierre: </span><div>${i + 1}/12/2026</div></div></div>`,
  )
  const columns = columnsOf(items.join(''))
  expect(columns.Apertura).toEqual(names.map((_, i) => `${i + 1}/10/2026`))
  expect(columns.Cierre).toEqual(names.map((_, i) => `${i + 1}/12/2026`))
})

test('class words that several columns share speak of looks or of the box, and name none of them', () => {
  const cards = names.map(
    (name, i) =>
      `<li class="lot-card"><h3 class="lot-card__size-big">${name}</h3><p class="lot-card__size-small origin">Taller ${'ABCDEF'[i]}</p><p class="lot-card__size-small finish">Barniz ${'UVWXYZ'[i]}</p><p class="lot-card__size-mini">Pieza única de la serie ${'GHIJKL'[i]}</p></li>`,
  )
  const columns = columnsOf(`<ul>${cards.join('')}</ul>`, 'en')
  expect(Object.keys(columns).filter(name => /size|lot|card/i.test(name))).toEqual([])
  expect(columns.Title).toEqual(names)
  expect(columns.Finish?.[0]).toBe('Barniz U')
})

test('where classes call several columns a price, only amounts are', () => {
  const rooms = names.map(
    (name, i) =>
      `<li><h3>${name}</h3><div class="price-for">1 noche, ${i + 1} adultos</div><div class="price-now">S/ ${180 + i}</div></li>`,
  )
  expect(columnsOf(`<ul>${rooms.join('')}</ul>`).Precio).toEqual(names.map((_, i) => `S/ ${180 + i}`))
})
