import { flatRows } from '@sondeo/analyst/flat-rows'
import { expect, test } from 'vitest'
import { products } from '../../apps/server/src/sample-site/products.data.ts'
import { readProducts, readSuppliers, readTenders } from '../../apps/server/src/sample-site/read-samples.ts'
import { tenders as budgets } from '../../apps/server/src/sample-site/tenders.data.ts'
import { openQuestionPages } from '../analyst/answer-item.ts'
import { askPages } from '../analyst/ask-page.ts'

const ASKED_AT = { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima' }
const tenders = readTenders(new Date(ASKED_AT.asOf)).map((tender, at) => ({ ...tender, amount: budgets[at]?.[3] ?? 0 }))
const suppliers = readSuppliers()
const goods = readProducts().map((product, at) => ({ ...product, amount: products[at]?.[2] ?? 0 }))

const sumOf = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0)
const objects = (wanted: (tender: (typeof tenders)[number]) => boolean) => tenders.filter(wanted).map(one => one.object)
const firms = (wanted: (supplier: (typeof suppliers)[number]) => boolean) =>
  suppliers.filter(wanted).map(one => one.name)
const names = (wanted: (product: (typeof goods)[number]) => boolean) => goods.filter(wanted).map(one => one.name)
const counted = (texts: readonly string[]) =>
  Object.entries(Object.groupBy(texts, text => text)).map(([text, own]) => [text, own?.length ?? 0])

/** What each shown row must hold: one text or figure, or several. */
type Row = string | number | readonly (string | number)[]
type Asked = { page: string; es: [string, readonly Row[]][]; en: [string, readonly Row[]][] }

/** Five first questions of each list in each language, written before the first of them was asked. */
const asked: Asked[] = [
  {
    page: 'sample-site/licitaciones',
    es: [
      ['¿cuál es la licitación de mayor presupuesto?', objects(({ code }) => code === 'LPN-005')],
      ['licitaciones de obras', objects(({ kind }) => kind === 'Obras')],
      ['¿cuántas licitaciones hay?', [tenders.length]],
      ['licitaciones del Ayuntamiento de Valle Sereno', objects(({ body }) => body.endsWith('Valle Sereno'))],
      ['licitaciones de menos de 2 millones', objects(({ amount }) => amount < 2_000_000)],
    ],
    en: [
      ['which tender has the largest budget?', objects(({ code }) => code === 'LPN-005')],
      ['show me only services', objects(({ kind }) => kind === 'Servicios')],
      ['how many tenders are there?', [tenders.length]],
      ['tenders over 30 million', objects(({ amount }) => amount > 30_000_000)],
      [
        'total budget by type',
        Object.entries(Object.groupBy(tenders, ({ kind }) => kind)).map(([kind, own]) => [kind, sumOf(own ?? [])]),
      ],
    ],
  },
  {
    page: 'sample-site/proveedores',
    es: [
      ['proveedores de Santo Domingo', firms(({ city }) => city === 'Santo Domingo')],
      ['¿quién vende equipos médicos?', firms(({ trade }) => trade === 'Equipos médicos')],
      ['correo de Cacao Tierra Oscura', ['ventas@cacao-tierra-oscura.example']],
      ['¿cuántos proveedores hay en Santiago?', [firms(({ city }) => city === 'Santiago').length]],
      ['lista de proveedores con su ciudad', suppliers.map(({ name, city }) => [name, city])],
    ],
    en: [
      ['suppliers in La Vega', firms(({ city }) => city === 'La Vega')],
      ['who sells school furniture?', firms(({ trade }) => trade === 'Muebles escolares')],
      ['phone number of Aguas Peñasco', suppliers.filter(({ name }) => name === 'Aguas Peñasco').map(one => one.phone)],
      ['how many suppliers per city?', counted(suppliers.map(({ city }) => city))],
      ['furniture suppliers', firms(({ trade }) => trade.startsWith('Muebles'))],
    ],
  },
  {
    page: 'sample-site/catalogo',
    es: [
      ['¿cuál es el producto más caro?', ['Escritorio de melamina 120 cm']],
      ['productos de más de 1000 pesos', names(({ amount }) => amount > 1000)],
      ['¿cuánto cuesta la miel?', ['RD$ 289.00']],
      ['productos de Doña Chea', names(({ brand }) => brand === 'Doña Chea')],
      ['¿cuál es el precio promedio?', [sumOf(goods) / goods.length]],
    ],
    en: [
      ['what is the cheapest product?', ['Semillas de tomate, sobre']],
      ['products between 100 and 150 pesos', names(({ amount }) => amount >= 100 && amount <= 150)],
      ['how much is the office chair?', ['RD$ 6,450.00']],
      ['products by brand Hoja Suelta', names(({ brand }) => brand === 'Hoja Suelta')],
      ['how many products are there?', [goods.length]],
    ],
  },
]

const cases = asked.flatMap(({ page, es, en }) => [
  ...es.map(([question, rows]) => ({ page, language: 'es' as const, question, rows })),
  ...en.map(([question, rows]) => ({ page, language: 'en' as const, question, rows })),
])

const holds = (cells: readonly (string | number)[], wanted: string | number): boolean =>
  cells.some(cell =>
    typeof wanted === 'number' ? typeof cell === 'number' && Math.abs(cell - wanted) < 0.01 : cell === wanted,
  )

test.each(cases)('$page: "$question" is answered rightly', async ({ page, language, question, rows }) => {
  const url = `https://valle-sereno.example/${page.split('/')[1]}`
  const answer = await askPages(openQuestionPages({ page, url, asOf: ASKED_AT.asOf }), {
    ...ASKED_AT,
    question,
    language,
  })
  const shown = answer.found ? flatRows(answer.table).map(row => Object.values(row)) : []
  const said = answer.found ? answer.explanation : answer.note
  const missing = rows.filter(row => !shown.some(cells => [row].flat().every(wanted => holds(cells, wanted))))
  expect({ said, missing, count: shown.length, certainty: answer.certainty }).toMatchObject({
    missing: [],
    count: rows.length,
  })
})
