import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { textAtPlace } from '../page/place-on-page.ts'

const read = (main: string, head = '') =>
  readPage({
    html: `<!doctype html><html lang="es"><head>${head}</head><body><nav><a href="/">Inicio</a></nav><main>${main}</main>
      <footer>Llame al 809-555-0199</footer></body></html>`,
    url: 'https://x.example/ficha',
  })

const factsOf = ({ pageRecord }: ReturnType<typeof read>): Record<string, string> =>
  Object.fromEntries(
    (pageRecord?.columns ?? []).map(({ key, name }) => [name, pageRecord?.records[0]?.cells[key]?.text ?? '']),
  )

const expected = { Título: 'Compra de camas', Presupuesto: 'RD$ 14,750,000.00', Entidad: 'Hospital del Sur' }

test.each([
  [
    'a definition list',
    '<dl><dt>Presupuesto</dt><dd>RD$ 14,750,000.00</dd><dt>Entidad</dt><dd>Hospital del Sur</dd></dl>',
  ],
  [
    'one definition list per pair',
    '<dl><dt>Presupuesto</dt><dd>RD$ 14,750,000.00</dd></dl><dl><dt>Entidad</dt><dd>Hospital del Sur</dd></dl>',
  ],
  [
    'neighbouring boxes with repeated classes',
    `<div class="fila"><div class="label">Presupuesto</div><div class="dato">RD$ 14,750,000.00</div></div>
     <div class="fila"><div class="label">Entidad</div><div class="dato">Hospital del Sur</div></div>`,
  ],
  [
    'a table of two columns',
    '<table><tr><th>Presupuesto</th><td>RD$ 14,750,000.00</td></tr><tr><th>Entidad</th><td>Hospital del Sur</td></tr></table>',
  ],
  ['lines with colons', '<p>Presupuesto: RD$ 14,750,000.00</p><p>Entidad: Hospital del Sur</p>'],
  ['bold labels on one line each', '<p><b>Presupuesto</b> RD$ 14,750,000.00<br><b>Entidad</b> Hospital del Sur</p>'],
])('%s gives the same record', (_, markup) => {
  expect(factsOf(read(`<h1>Compra de camas</h1>${markup}`))).toMatchObject(expected)
})

test('every fact stands where it says it stands', () => {
  const html = `<html lang="es"><body><main><h1>Silla</h1><p class="precio">RD$ 950</p>
    <p><b>Color:</b> azul</p><p><b>Peso:</b> 4 kg</p></main></body></html>`
  const url = 'https://x.example/'
  const page = openPage({ html, url })
  const cells = Object.values(readPage({ html, url }).pageRecord?.records[0]?.cells ?? {})
  expect(cells.length).toBeGreaterThanOrEqual(4)
  for (const { text, origin } of cells) expect(textAtPlace(page, origin)).toBe(text)
})

test('the price is the one beside the heading, the one struck out is the old price', () => {
  const reading = read(`<h1>Mochila 45 L</h1><div class="price-row"><span>$129.00</span> <s>$159.00</s></div>
    <p>o 4 pagos de $32.25</p>
    <section><h2>También le puede gustar</h2><ul><li><a href="/1">Mochila 30</a> <b>$99.00</b></li>
    <li><a href="/2">Mochila 60</a> <b>$169.00</b></li><li><a href="/3">Funda</a> <b>$19.50</b></li></ul></section>`)
  expect(factsOf(reading)).toMatchObject({ Título: 'Mochila 45 L', Precio: '$129.00', 'Precio anterior': '$159.00' })
})

test('the only amount below the heading is the price, whatever its class', () => {
  const main =
    '<h1>Mochila de 30 litros</h1> <p class="amount">S/ 84.50</p><p><b>Color:</b> verde</p><p><b>Peso:</b> 1 kg</p>'
  expect(factsOf(read(main)).Precio).toBe('S/ 84.50')
})

test('embedded data adds what visitors do not see and repeats nothing', () => {
  const data = { '@context': 'https://schema.org', '@type': 'Product', name: 'Silla', sku: 'S-1', color: 'azul' }
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const facts = factsOf(read('<h1>Silla</h1><p>Peso: 4 kg</p><p>Color: azul</p>', head))
  expect(Object.values(facts).toSorted()).toEqual(['4 kg', 'S-1', 'Silla', 'azul'])
})

test('what the thing has many of is a list of its own, from data and from markup', () => {
  const data = { '@type': 'Recipe', name: 'Sancocho', recipeYield: '6', recipeIngredient: ['yuca', 'plátano', 'pollo'] }
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const recipe = read('<h1>Sancocho</h1><p>Tiempo: 2 h</p><p>Dificultad: media</p>', head)
  const { valueLists } = recipe
  expect(Object.values(factsOf(recipe))).not.toContain('yuca')
  const textsOf = (set: NonNullable<typeof valueLists>[number] | undefined) =>
    set?.records.map(({ cells }) => Object.values(cells)[0]?.text)
  expect(valueLists?.[0]?.name).toBe('Recipe ingredient')
  expect(textsOf(valueLists?.[0])).toEqual(['yuca', 'plátano', 'pollo'])
  const marked = read(`<div itemscope itemtype="https://schema.org/Movie"><h1 itemprop="name">Río</h1>
    <p>Estreno: 2021</p><p>País: Perú</p><span itemprop="actor">Ana Ríos</span> <span itemprop="actor">Luis Paz</span></div>`)
  expect(textsOf(marked.valueLists?.[0])).toEqual(['Ana Ríos', 'Luis Paz'])
})

test('a page with a list of many things has no record of one thing', () => {
  const rows = ['Taladro', 'Martillo', 'Sierra', 'Lima', 'Clavos'].map(
    (name, at) => `<li><h3>${name}</h3><p>Precio: RD$ ${100 + at}</p><p>Marca: Marca ${at}</p></li>`,
  )
  expect(read(`<h1>Herramientas</h1><ul>${rows.join('')}</ul>`).pageRecord).toBeNull()
})

test('names with prices beside them stay a list of prices', () => {
  const rows = ['Corte de caballero', 'Tinte completo', 'Manicura', 'Pedicura'].map(
    (name, at) => `<li><span>${name}</span> <span>RD$ ${500 + at}</span></li>`,
  )
  const reading = read(`<h1>Precios</h1><ul>${rows.join('')}</ul>`)
  expect(reading.pageRecord).toBeNull()
  expect(reading.recordSets[0]?.records).toHaveLength(4)
})

test('labels that were read as records, and paragraphs, are no lists to a reader', () => {
  const pair = (label: string, value: string) =>
    `<div class="fila"><div class="label">${label}</div><div>${value}</div></div>`
  const fields = [pair('Presupuesto', 'RD$ 5,000.00'), pair('Entidad', 'Hospital'), pair('Estado', 'Abierta')]
  const sets = read(`<h1>Compra de camas</h1>${fields.join('')}`).recordSets
  expect(sets.filter(({ betterAs }) => betterAs === undefined)).toEqual([])
  const prose = 'El café llegó al Perú a mediados del siglo XVIII, por Chanchamayo, y de allí salió a Europa.'
  const article = read(`<article><h1>Historia</h1><p>${prose}</p><p>Dos. ${prose}</p><p>Tres. ${prose}</p></article>`)
  expect(article.recordSets.every(({ betterAs }) => betterAs === 'text')).toBe(true)
})
