import { type Cell, TABLE_VERSION, type Table } from '@sondeo/table/table'
import { readColumn } from '@sondeo/values/read-column'
import { expect, test } from 'vitest'
import { flatRows } from '../flat-rows.ts'
import { differentPairs, samePairs } from './column-pairs.data.ts'
import { consolidateTables, type ListSource } from './consolidate-tables.ts'
import { findClash } from './find-clash.ts'
import { plainName } from './identify-row.ts'
import { matchColumns } from './match-columns.ts'

/** A table as a search saves it: every column read, every cell from its page. */
function tableOf(url: string, lines: string): Table {
  const [head = [], ...body] = lines.split('\n').map(line => line.split('|').map(cell => cell.trim()))
  const readings = head.map((name, at) =>
    readColumn(
      body.map(row => row[at] ?? ''),
      { name },
    ),
  )
  return {
    version: TABLE_VERSION,
    title: null,
    columns: head.map((name, at) => ({ id: `c${at}`, name, kind: readings[at]?.kind ?? 'text' })),
    rows: body.map((row, place) => ({
      cells: Object.fromEntries(
        row.map((text, at): [string, Cell] => {
          const origin = {
            kind: 'page',
            pageId: url,
            url,
            place: { kind: 'text', path: '0', start: 0, end: 1 },
          } as const
          const value = readings[at]?.values[place] ?? { kind: 'empty' }
          return [`c${at}`, { text, value, origin: text === '' ? null : origin }]
        }),
      ),
    })),
  }
}

const spanish = tableOf(
  'https://uno.pe/',
  `Empresa | RUC | Correo electrónico | Ciudad | Precio
Agroindustrias Andinas S.A.C. | 20100047218 | ventas@andinas.pe | Lima | S/ 1.500,00
Café del Valle | | info@valle.pe | Cusco | S/ 90,00
Textiles Sur EIRL | | | Arequipa | S/ 20,00`,
)
const english = tableOf(
  'https://two.com/',
  `Supplier | E-mail | Phone | City | Price
Agroindustrias Andinas | VENTAS@andinas.pe | +51 1 612 3456 | Lima | S/ 1.700,00
Textiles Sur | sur@textiles.pe | | Arequipa | S/ 20,00
Quinoa Real | hola@quinoa.pe | +51 1 999 0000 | Puno | S/ 5,00`,
)
const words = { source: 'Fuente', address: 'Dirección', formula: 'Listas unidas' }
const sources = [
  { name: 'Lista uno', address: 'https://uno.pe/', table: spanish },
  { name: 'List two', address: 'https://two.com/', table: english },
]
const join = (given: ListSource[] = sources) =>
  consolidateTables({ sources: given, columns: matchColumns(given.map(({ table }) => table)), words })

test('columns meet by meaning in either language; what only one list has stands beside them', () => {
  expect(matchColumns([spanish, english]).map(({ name, from }) => [name, from])).toEqual([
    ['Empresa', ['c0', 'c0']],
    ['RUC', ['c1', null]],
    ['Correo electrónico', ['c2', 'c1']],
    ['Ciudad', ['c3', 'c3']],
    ['Precio', ['c4', 'c4']],
    ['Phone', [null, 'c2']],
  ])
})

const tableWith = (name: string, value: string) => tableOf('https://x.pe/', `${name}\n${value}\n${value}`)

test.each(samePairs)('%s and %s are one column', (one, other, value) => {
  expect(matchColumns([tableWith(one, value), tableWith(other, value)])).toHaveLength(1)
})

test('of two columns that mean the same, the one whose name is nearer is taken', () => {
  const both = tableOf(
    'https://x.pe/',
    'Producto | Precio mayorista | Precio\nAceite | S/ 8.10 | S/ 9.50\nArroz | S/ 20 | S/ 23',
  )
  const one = tableOf('https://y.pe/', 'Producto | Precio unitario\nAceite | S/ 9.90\nArroz | S/ 21')
  const matched = matchColumns([both, one])
  expect(matched.map(({ name, from }) => [name, from[1]])).toEqual([
    ['Producto', 'c0'],
    ['Precio mayorista', null],
    ['Precio', 'c1'],
  ])
})

test.each(differentPairs)('%s (%s) and %s (%s) are two columns', (one, value, other, otherValue) => {
  expect(matchColumns([tableWith(one, value), tableWith(other, otherValue)])).toHaveLength(2)
})

test('amounts in different currencies are two columns, whatever their names, unless each has a column of its own', () => {
  const soles = tableOf('https://x.pe/', 'Producto | Precio\nAceite | S/ 100\nArroz | S/ 20')
  const trade = tableOf('https://y.pe/', 'País | Value (USD)\nBrasil | 11702000000\nIndia | 5300000000')
  const dollars = tableOf('https://z.pe/', 'Producto | Precio\nAceite | US$ 30\nArroz | US$ 6')
  const froms = (other: Table, keepsApart = true) =>
    matchColumns([soles, other], { keepsApart }).flatMap(({ name, from }) => (/prec|value/i.test(name) ? [from] : []))
  expect(froms(trade)).toEqual([
    ['c1', null],
    [null, 'c1'],
  ])
  expect(froms(dollars)).toEqual([
    ['c1', null],
    [null, 'c1'],
  ])
  expect(matchColumns([soles, dollars]).map(({ name }) => name)).toEqual(['Producto', 'Precio', 'Precio (US$)'])
  expect(froms(dollars, false)).toEqual([['c1', 'c1']])
})

test('amounts of quite another size meet under one name only', () => {
  const small = tableOf('https://x.pe/', 'Producto | Precio\nAceite | 9.50\nArroz | 22.90')
  const large = (name: string) => tableOf('https://y.pe/', `Obra | ${name}\nPuente | 11702000\nColegio | 53000000`)
  const isJoined = (name: string) => matchColumns([small, large(name)]).some(({ from }) => from.join() === 'c1,c1')
  expect(isJoined('Monto')).toBe(false)
  expect(isJoined('Precio')).toBe(true)
})

test('what was joined all the same is warned of: by the signs of its currencies, else by its size', () => {
  const soles = tableWith('Precio', 'S/ 100')
  const dollars = tableWith('Value (USD)', '117')
  const large = tableWith('Monto', '11702000')
  expect(findClash(['c0', 'c0'], [soles, dollars])).toEqual({ why: 'currency', signs: ['S/', 'USD'] })
  expect(findClash(['c0', 'c0'], [tableWith('Monto', '15'), large])).toEqual({ why: 'size' })
  expect(findClash(['c0', null], [soles, dollars])).toBeNull()
  expect(findClash(['c0', 'c0'], [soles, tableWith('Costo', 'S/ 80')])).toBeNull()
})

test('one thing is one row: by e-mail, or by name where nothing speaks against it; gaps are filled from the other list', () => {
  const { table, duplicates } = join()
  expect(duplicates).toBe(2)
  const rows = flatRows(table)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toEqual({
    Empresa: 'Agroindustrias Andinas S.A.C.',
    RUC: '20100047218',
    'Correo electrónico': 'ventas@andinas.pe',
    Ciudad: 'Lima',
    Precio: 'S/ 1.500,00',
    Phone: '+51 1 612 3456',
    Fuente: 'Lista uno; List two',
    Dirección: 'https://uno.pe/; https://two.com/',
  })
  expect(rows[2]).toMatchObject({ Empresa: 'Textiles Sur EIRL', 'Correo electrónico': 'sur@textiles.pe' })
  expect(rows[3]).toMatchObject({ Empresa: 'Quinoa Real', Fuente: 'List two', Dirección: 'https://two.com/' })
})

test('every value keeps the page it was read on, also one that came from the other list', () => {
  const { table } = join()
  const phone = table.columns.find(({ name }) => name === 'Phone')
  expect(table.rows[0]?.cells[phone?.id ?? '']?.origin).toMatchObject({ kind: 'page', url: 'https://two.com/' })
  for (const { cells } of table.rows)
    for (const { text, origin } of Object.values(cells)) expect(origin === null).toBe(text === '')
})

test('a trade figure still says whose it is', () => {
  const table = tableOf('https://t/', 'País | Exportación (USD)\nBrasil | 100')
  const figure = {
    kind: 'figure',
    source: 'UN Comtrade',
    reporter: null,
    year: 2023,
    method: 'sum',
    address: null,
  } as const
  const cells = table.rows[0]?.cells
  if (cells?.c1) cells.c1 = { ...cells.c1, origin: figure }
  const joined = join([0, 1].map(at => ({ name: `p${at}`, address: null, table })))
  expect(joined.table.rows[0]?.cells.c1?.origin).toEqual({
    kind: 'derived',
    formula: 'figure',
    inputs: [{ name: 'UN Comtrade, 2023', text: 'sum', origins: [figure] }],
  })
})

test('equal names with different figures are different things, and so are equal names with different tax numbers', () => {
  const sugar = tableOf('https://t/1', 'País | Exportación (USD) | Cuota (%)\nBrasil | 100 | 34 %\nIndia | 50 | 12 %')
  const coffee = tableOf(
    'https://t/2',
    'País | Exportación (USD) | Cuota (%)\nBrasil | 900 | 30 %\nVietnam | 40 | 11 %',
  )
  const trade = [sugar, coffee].map((table, at) => ({ name: `p${at}`, address: null, table }))
  expect(join(trade).duplicates).toBe(0)
  // A country sells the one and buys the other: nothing disagrees, and still they are two things.
  const bought = tableOf('https://t/3', 'País | Importación (USD)\nBrasil | 7')
  expect(join([...trade, { name: 'p3', address: null, table: bought }]).duplicates).toBe(0)
  expect(join([...trade, { name: 'again', address: null, table: sugar }]).duplicates).toBe(2)
  const firms = ['20100047218', '20131312955'].map((ruc, at) => ({
    name: `l${at}`,
    address: null,
    table: tableOf(`https://f/${at}`, `Empresa | RUC | Ciudad\nAgro Sur | ${ruc} | Lima`),
  }))
  expect(join(firms).duplicates).toBe(0)
})

test('an address that all rows of a list share identifies none of them', () => {
  const jobs = tableOf('https://j/', 'Puesto | Correo\nContador | rrhh@a.pe\nChofer | rrhh@a.pe\nAbogado | rrhh@a.pe')
  expect(
    join([
      { name: 'a', address: null, table: jobs },
      { name: 'b', address: null, table: jobs },
    ]),
  ).toMatchObject({
    duplicates: 3,
  })
})

test('a column that bears a name already taken gets a number', () => {
  const named = tableOf('https://n/', 'Empresa | Fuente\nAgro Ana | web')
  const { columns } = join([
    { name: 'a', address: null, table: named },
    { name: 'b', address: null, table: named },
  ]).table
  expect(columns.map(({ name }) => name)).toEqual(['Empresa', 'Fuente', 'Fuente 2', 'Dirección'])
})

test.each([
  ['AGROINDUSTRIAS  ANDINAS, S.A.C.', 'agroindustrias andinas'],
  ['Café del Valle Ltda.', 'cafe del valle'],
  ['Acme, Inc.', 'acme'],
  ['S.A.', 's a'],
])('%s is compared as %s', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
