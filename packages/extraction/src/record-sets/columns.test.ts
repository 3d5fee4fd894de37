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

test('classes made by a build and names of parts name columns by the word that the author gave them', () => {
  const items = names.map(
    (name, i) =>
      `<li><h3>${name}</h3><span class="Card_parkingSpaces__x9QzP">${i + 1}</span><div class="chip-a" data-testid="job-type">${i % 2 ? 'Full' : 'Part'}</div><div class="chip-a" data-testid="contract-length">${i % 3 ? 'Fixed' : 'Open'}</div></li>`,
  )
  const columns = columnsOf(`<ul>${items.join('')}</ul>`, 'en')
  expect(columns['Parking spaces']).toEqual(names.map((_, i) => `${i + 1}`))
  expect(columns.Type).toEqual(names.map((_, i) => (i % 2 ? 'Full' : 'Part')))
  expect(columns['Contract length']).toEqual(names.map((_, i) => (i % 3 ? 'Fixed' : 'Open')))
})

test('classes that only draw name nothing', () => {
  const items = names.map(
    (name, i) =>
      `<li><p class="text-xs mt-2 tracking-wide uppercase">Casa ${name}</p><h3>${name}</h3><p>S/ ${i + 3}.00</p></li>`,
  )
  expect(Object.keys(columnsOf(`<ul>${items.join('')}</ul>`))).not.toContain('Tracking')
})

test('parts that a component puts into places of its own never run into one another', () => {
  const items = names.map(
    (name, i) =>
      `<x-card><h3 slot="name">${name}</h3>${i % 3 ? `<a slot="phone" href="tel:+34913550${100 + i}">913 550 ${100 + i}</a>` : ''}<a slot="email" href="mailto:a${i}@muebles.example">a${i}@muebles.example</a><b slot="city">Lugo</b></x-card>`,
  )
  const columns = Object.values(columnsOf(`<x-list>${items.join('')}</x-list>`))
  expect(columns).toContainEqual(names.map((_, i) => `a${i}@muebles.example`))
  expect(columns).toContainEqual(names.map((_, i) => (i % 3 ? `913 550 ${100 + i}` : '')))
})

test('a badge that some records have before a value is a fact of its own and no name', () => {
  const items = names.map(
    (name, i) =>
      `<li><h3>${name}</h3><p>${i % 2 ? '<span class="b">Envío gratis</span> ' : ''}<i class="c">${i + 2} días</i></p></li>`,
  )
  const columns = columnsOf(`<ul>${items.join('')}</ul>`)
  expect(Object.keys(columns)).not.toContain('Envío gratis')
  expect(Object.values(columns)).toContainEqual(names.map((_, i) => (i % 2 ? 'Envío gratis' : '')))
})

test('a rating is a figure besides its words, also where only a drawing says it', () => {
  const written = names.map((name, i) => `<li><h3>${name}</h3><p>4.${i} out of 5 stars</p></li>`)
  expect(columnsOf(`<ul>${written.join('')}</ul>`, 'en').Stars).toEqual(names.map((_, i) => `4.${i}`))
  const drawn = names.map(
    (name, i) =>
      `<li><h3>${name}</h3><b role="img" aria-label="4.${i} star rating"><svg></svg></b><p>Hall ${i}</p></li>`,
  )
  const html = pageOf(`<ul>${drawn.join('')}</ul>`, 'en')
  const [first] = readPage({ html, url }).recordSets
  const column = first?.columns.find(({ name }) => name === 'Star rating')
  const cell = first?.records[2]?.cells[column?.key ?? '']
  expect(cell?.text).toBe('4.2 star rating')
  expect(cell && textAtPlace(openPage({ html, url }), cell.origin)).toBe('4.2 star rating')
})

test('signs that some records have more of than others are kept as they are', () => {
  const items = names.map((name, i) => `<li><h3>${name}</h3><p>${'$'.repeat((i % 3) + 1)}</p><p>Mesa ${i}</p></li>`)
  expect(Object.values(columnsOf(`<ul>${items.join('')}</ul>`))).toContainEqual(
    names.map((_, i) => '$'.repeat((i % 3) + 1)),
  )
})

test('a day with its hour is one moment whatever sign stands between them', () => {
  const items = names.map(
    (name, i) => `<li><h3>${name}</h3><time class="t">1${i} nov 2026 - 09:4${i}</time><p>Nota ${i}</p></li>`,
  )
  expect(columnsOf(`<ul>${items.join('')}</ul>`).Fecha).toEqual(names.map((_, i) => `1${i} nov 2026 - 09:4${i}`))
})

test('a box that marks some records as special moves none of their facts', () => {
  const zones = ['Lugo', 'Vigo', 'Soria', 'Jaén', 'Cádiz', 'Teruel']
  const items = names.map(
    (name, i) =>
      `<div class="box" data-n="${i}"><div class="card${i % 3 === 2 ? ' featured' : ''}"><a></a><div class="info"><p class="cost">S/ ${i + 3}.00</p><p class="zone">${zones[i]}</p><p>${name} en muy buen estado, número ${i}, con entrega en la tienda.</p></div></div></div>`,
  )
  const columns = Object.values(columnsOf(`<div>${items.join('')}</div>`))
  expect(columns).toContainEqual(zones)
  expect(columns).toContainEqual(names.map((_, i) => `S/ ${i + 3}.00`))
})

test('what sums a table up below it is none of its rows', () => {
  const rows = names.map((name, i) => `<tr><td>${name}</td><td>A-${i}</td><td>S/ ${i + 3}.00</td></tr>`)
  const table = `<table><thead><tr><th>Nombre</th><th>Código</th><th>Precio</th></tr></thead><tbody>${rows.join('')}</tbody><tfoot><tr><td colspan="2">Total</td><td>S/ 33.00</td></tr></tfoot></table>`
  expect(columnsOf(table).Precio).toHaveLength(names.length)
})
