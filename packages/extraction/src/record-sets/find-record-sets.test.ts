import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'

const read = (body: string) =>
  readPage({ html: `<html lang="es"><body><main>${body}</main></body></html>`, url: 'https://sitio.ejemplo.pe/lista' })
const first = (body: string) => {
  const [set] = read(body).recordSets
  return {
    name: set?.name,
    columns: set?.columns.map(column => column.name),
    rows: set?.records.map(record => set.columns.map(({ key }) => record.cells[key]?.text ?? null)),
  }
}

test('tags that several records share are no labels', () => {
  const card = (name: string, price: string, tags: string[]) =>
    `<div class="p"><h3>${name}</h3><p class="precio">${price}</p><p>${tags.map(tag => `<span class="tag">${tag}</span>`).join(' ')}</p></div>`
  const { columns } = first(
    card('Mesa de roble', 'S/ 350.00', ['Nuevo', 'Oferta']) +
      card('Silla de pino', 'S/ 90.00', ['Oferta', 'Envío gratis']) +
      card('Banco alto', 'S/ 120.00', ['Nuevo', 'Oferta']) +
      card('Repisa', 'S/ 45.00', ['Nuevo', 'Envío gratis']),
  )
  expect(columns).not.toContain('Nuevo')
  expect(columns).not.toContain('Oferta')
  expect(columns?.slice(0, 2)).toEqual(['Título', 'Precio'])
})

test('a first record without a price is a record, not a header', () => {
  const card = (name: string, price: string) => `<div class="fila"><div>${name}</div><div>${price}</div></div>`
  const { rows } = first(
    card('Arena gruesa', 'Consultar') +
      card('Cemento gris', 'S/ 28.50') +
      card('Ladrillo', 'S/ 1.20') +
      card('Yeso', 'S/ 9.90'),
  )
  expect(rows?.[0]).toEqual(['Arena gruesa', 'Consultar'])
  expect(rows).toHaveLength(4)
})

test('a heading beside the list, in a side bar or a card, does not name it', () => {
  const items = ['Norte', 'Centro', 'Sur'].map(
    name => `<li><h3>Sede ${name}</h3><p>Abierta de 9 a 18 en ${name}</p></li>`,
  )
  expect(first(`<aside><h2>Filtros</h2></aside><ul>${items.join('')}</ul>`).name).toBe(null)
  expect(first(`<h2>Nuestras sedes</h2><aside><h3>Filtros</h3></aside><ul>${items.join('')}</ul>`).name).toBe(
    'Nuestras sedes',
  )
})

test('icons that all records repeat are no pictures of records', () => {
  const item = (name: string) =>
    `<li><img src="/img/flecha.png"><img src="/img/todos.jpg"><b>${name}</b><p>Detalle de ${name} con 12 piezas</p></li>`
  expect(first(`<ul>${['Uno', 'Dos', 'Tres'].map(item).join('')}</ul>`).columns).not.toContain('Imagen')
})

test('the fields of labelled cards are not offered as records again', () => {
  const card = (name: string, brand: string, year: string) =>
    `<div class="v"><h3>${name}</h3><div class="d"><b>Marca</b> <span>${brand}</span></div><div class="d"><b>Modelo</b> <span>${year}</span></div></div>`
  const { recordSets } = read(
    card('Grúa', 'Alzar', 'G2') + card('Tractor', 'Norte', 'T9') + card('Camión', 'Volcán', 'C5'),
  )
  expect(recordSets.every(set => set.records.length <= 3)).toBe(true)
})

test('long addresses of the web are addresses, and their scheme is no label', () => {
  const url = (id: number) =>
    `https://compras.ejemplo.es/perfiles-licitaciones/publicaciones/detalle-licitacion-abierta?idExpediente=${id}`
  const rows = [832304, 829870, 829662, 832591].map((id, i) => `<tr><td>Lote ${'ABCD'[i]}</td><td>${url(id)}</td></tr>`)
  const { recordSets } = read(`<table><tr><th>Lote</th><th>Enlace</th></tr>${rows.join('')}</table>`)
  expect(recordSets.map(({ kind }) => kind)).toEqual(['table'])
  expect(recordSets[0]?.columns.map(({ type }) => type)).toEqual(['text', 'url'])
})

test('a figure that only one record has, and that nothing names, stays open', () => {
  const left =
    '<h2>Sobre la feria</h2><p>La feria reúne cada año a productores de todo el país.</p><div>1250</div><b>Entrada 12,50 €</b>'
  const right =
    '<form><label>Correo</label></form><em>Suscríbase al boletín de la feria para recibir el programa.</em><b>Abierto</b>'
  const { recordSets } = read(`<div class="c"><div>${left}</div><div>${right}</div></div>`)
  const cells = recordSets.flatMap(({ records }) => records.flatMap(record => Object.values(record.cells)))
  const kindsOf = (text: string) => [
    ...new Set(cells.filter(cell => cell.text === text).map(({ value }) => value.kind)),
  ]
  expect(kindsOf('1250')).toEqual(['ambiguous'])
  expect(kindsOf('Entrada 12,50 €')).toEqual(['money'])
})

test('two tables side by side are two lists, not a list of two records', () => {
  const table = (unit: string, from: number) =>
    `<section><h2>${unit}</h2><table><tr><th>Código</th><th>Producto</th></tr>${[0, 1, 2, 3, 4]
      .map(i => `<tr><td>${from + i * 7}</td><td>Artículo de ${unit.toLowerCase()} ${'ABCDE'[i]}</td></tr>`)
      .join('')}</table></section>`
  const { recordSets } = read(`<div>${table('Ferretería', 2225)}${table('Pintura', 1100)}</div>`)
  expect(recordSets.map(({ kind }) => kind)).not.toContain('list')
})

test('the lines of a card that take turns are no records of their own', () => {
  const card = (at: number) =>
    `<li><p class="seccion">${['Lácteos', 'Café', 'Limpieza'][at % 3]}</p><h2>Producto número ${at} entero</h2>${
      at % 3 ? '' : '<span class="sello">Sin lactosa</span>'
    }<p><span>${at % 9},79 €</span> <s>${at % 9},99 €</s></p><p>Hasta el <time>${10 + (at % 20)}/11/2026</time></p></li>`
  const offers = Array.from({ length: 30 }, (_, at) => card(at))
  expect(first(`<h1>Ofertas de noviembre</h1><ul>${offers.join('')}</ul>`).rows).toHaveLength(30)
})

test('the class of its element says what a number without a header is', () => {
  const row = (code: string, name: string) =>
    `<div class="fila"><span class="codigo">${code}</span> <span class="nombre">${name}</span></div>`
  const { recordSets } = read(
    row('2222', 'Bono del tesoro') + row('1111', 'Letra de regulación') + row('500', 'Obligación negociable'),
  )
  expect(recordSets[0]?.columns.map(({ name, type }) => [name, type])).toContainEqual(['Código', 'identifier'])
})

test('the colon of a clock ends no label', () => {
  const post = (name: string, time: string, text: string) =>
    `<div class="m"><h3>${name}</h3><div>Oct. 9, 2026 - 7:${time}</div><p>${text}</p></div>`
  const { columns } = first(
    post('Ana', '28', 'Llegó el pedido completo') +
      post('Luis', '30', 'Falta una caja de tornillos') +
      post('Eva', '33', 'Reclamo enviado hoy mismo') +
      post('Juan', '56', 'Gracias por avisar a tiempo'),
  )
  expect(columns).not.toContain('Oct. 9, 2026 - 7')
})

test('the cells of which each record is drawn in a table of its own are no records', () => {
  const topics = Array.from('abcdefghijklmnopqrstuvwxyz', letter => `salud ${letter.repeat(3)}`)
  const result = (topic: string, i: number) =>
    `<table width="100%"><tr valign="top"><td width="95%"><b class="title"><a href="/d/${i}">Guía de ${topic} para consultorios</a></b><br>
    <span class="description">Lo que acordó la asamblea sobre ${topic} y cómo pedirlo en cada distrito.</span><br>
    <font class="url"><i>https://sitio.ejemplo.pe/d/${i} -</i></font> <font class="size"><i>${i + 12}.1KB</i></font></td>
    <td width="5%"><table><tr><td><span class="score">${58 - i}%</span></td></tr><tr><td><span class="date">${i + 10}/02/2024</span></td></tr></table></td></tr></table><hr>`
  const { rows } = first(topics.map(result).join(''))
  expect(rows).toHaveLength(26)
  expect(rows?.[0]).toEqual(expect.arrayContaining(['Guía de salud aaa para consultorios', '58%', '10/02/2024']))
})

test('a break in a box that holds nothing else parts records, and what stands before the first is none', () => {
  const box = (text: string) => `<table width="100%"><tr><td><font size="-1">${text}</font></td></tr></table>`
  const story = (id: number, title: string, place: string, text: string) =>
    `${box(`<a href="/nota/${id}">${title}</a>`)}${box(place)}${box(text)}<font size="-2"><br><br></font>`
  const { rows } = first(
    `<font>Se encontraron 107 notas</font><font size="-2"><br></font>${[
      story(1, 'El puerto amplía su horario', 'Página 4', 'Desde abril atenderá también los domingos.'),
      story(2, 'Suben las tarifas del agua', 'Página 9', 'El alza será de un cuatro por ciento.'),
      story(3, 'Nuevo puente sobre el río', 'Página 2', 'La obra tomará dieciocho meses, según el gobierno.'),
      story(4, 'Feria de semillas', 'Página 11', 'Productores de seis provincias cambian variedades.'),
      story(5, 'Vuelve el tren al valle', 'Página 3', 'El primer viaje sale el lunes por la mañana.'),
    ].join('')}`,
  )
  expect(rows).toHaveLength(5)
  expect(rows?.[2]?.slice(0, 3)).toEqual(['Nuevo puente sobre el río', '2', expect.stringContaining('La obra')])
})

test('headings between the records of one box are a column', () => {
  const event = (title: string, time: string, place: string) =>
    `<div class="evento"><h3><a href="/e/${title.length}">${title}</a></h3><p class="hora">${time}</p><p class="lugar">${place}</p></div>`
  const { columns, rows } = first(
    `<div><h2>Noviembre</h2>${event('Exportar a Marruecos', '09:30', 'Salón de actos')}${event('Taller de factura', '16:00', 'En línea')}
    <h2>Diciembre</h2>${event('Desayuno de negocios', '08:45', 'Hotel del puerto')}${event('Curso de alimentos', '09:00', 'Centro de formación')}${event('Ayudas al empleo', '10:00', 'Sala dos')}</div>`,
  )
  expect(columns?.[0]).toBe('Sección')
  expect(rows?.map(([section]) => section)).toEqual(['Noviembre', 'Noviembre', 'Diciembre', 'Diciembre', 'Diciembre'])
})

test('of facts in boxes of one kind the one that a home lacks shifts no other', () => {
  const home = (street: string, ...facts: string[]) =>
    `<article><a href="/h/${street.length}">Piso en calle ${street}</a><div>${facts.map(fact => `<span class="dato">${fact}</span>`).join('')}</div></article>`
  const { columns, rows } = first(
    home('Cádiz', '3 hab.', '92 m²', 'Planta 4ª exterior') +
      home('de Sueca', '2 hab.', '88 m²', 'Planta 6ª exterior') +
      home('Azorín', '38 m²', 'Planta 1ª exterior') +
      home('de los Centelles', '4 hab.', '134 m²', 'Bajo exterior') +
      home('de Denia', '3 hab.', '97 m²', 'Planta 3ª exterior'),
  )
  expect(columns?.slice(0, 3)).toEqual(['Título', 'Hab.', 'm²'])
  expect(rows?.[2]?.slice(0, 4)).toEqual(['Piso en calle Azorín', null, '38 m²', 'Planta 1ª exterior'])
  expect(rows?.[3]?.[3]).toBe('Bajo exterior')
})

test('a class that two columns share names the first, and the other is called by its own words', () => {
  const dentist = (name: string, rating: string, count: number) =>
    `<div><h2><a href="/b/${count}">${name}</a></h2><span class="rating-value">${rating}</span> <a class="rating-count" href="/b/${count}#o">${count} reseñas</a></div>`
  const { columns } = first(
    dentist('Clínica del Parque', '4.8', 127) + dentist('Dental Norte', '4.6', 88) + dentist('Sonrisas', '4.1', 203),
  )
  expect(columns).toEqual(['Título', 'Valoración', 'Reseñas'])
})
