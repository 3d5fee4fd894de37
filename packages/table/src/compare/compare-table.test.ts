import { expect, test } from 'vitest'
import { type Line, tableOf } from '../../test/table-of.ts'
import { compareTable } from './compare-table.ts'
import { beginList, type KnownList } from './known-list.ts'

const tender = (nth: number, more: Line = {}): Line => ({
  Código: `LPN-2026-${String(nth).padStart(3, '0')}`,
  Título: `Construcción del tramo ${nth}`,
  Monto: `RD$ ${nth * 1000}`,
  Cierre: `1${nth % 10}/12/2026`,
  ...more,
})
const tenders = (count: number): Line[] => Array.from({ length: count }, (_, at) => tender(at + 1))

const begin = (lines: Line[]): KnownList => beginList(tableOf(lines), { searchId: 's0', at: 'day 0' })

function compare(known: KnownList, lines: Line[], { isComplete = true, at = 'day 1' } = {}) {
  const compared = compareTable(known, tableOf(lines), { searchId: 's1', at, isComplete })
  if (!compared.isReadable) throw new Error(`could not be read: ${compared.why}`)
  return compared
}

const told = (known: KnownList, lines: Line[], how?: { isComplete?: boolean; at?: string }) =>
  compare(known, lines, how).changes.map(({ kind, row, fields }) => [
    kind,
    row.Código ?? row.Título,
    ...fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
  ])

test('a list in another order has no news', () => {
  expect(told(begin(tenders(8)), tenders(8).toReversed())).toEqual([])
})

test('what is new, gone and changed is told apart, each once', () => {
  const lines = [tender(9), ...tenders(8).filter((_, at) => at !== 3)]
  lines[1] = tender(1, { Monto: 'RD$ 1500', Cierre: '20/12/2026' })
  const { changes, list } = compare(begin(tenders(8)), lines)
  expect(changes.map(({ kind, row }) => [kind, row.Código])).toEqual([
    ['new', 'LPN-2026-009'],
    ['changed', 'LPN-2026-001'],
    ['gone', 'LPN-2026-004'],
  ])
  expect(changes[1]?.fields.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Monto', 'RD$ 1000', 'RD$ 1500'],
    ['Cierre', '11/12/2026', '20/12/2026'],
  ])
  expect(changes[1]).toMatchObject({ place: { searchId: 's1', row: 1 }, placeBefore: { searchId: 's0', row: 0 } })
  expect(told(list, lines)).toEqual([])
})

test('what was gone and is back says since when', () => {
  const gone = compare(begin(tenders(8)), tenders(7))
  const back = compare(gone.list, tenders(8), { at: 'day 2' })
  expect(back.changes).toMatchObject([{ kind: 'new', goneSince: 'day 1', row: { Código: 'LPN-2026-008' } }])
})

test('the same amount and the same day written another way are no change', () => {
  const lines = tenders(8)
  lines[0] = tender(1, { Monto: 'RD$ 1000.00' })
  expect(told(begin(tenders(8)), lines)).toEqual([])
})

test('two tenders with one title and different numbers are two', () => {
  const lines = tenders(8).map((line, at) => (at === 7 ? { ...line, Código: 'LPN-2026-099' } : line))
  expect(told(begin(tenders(8)), lines)).toEqual([
    ['new', 'LPN-2026-099'],
    ['gone', 'LPN-2026-008'],
  ])
})

test('a title that is corrected is a change of the same row where a link or number stays', () => {
  const lines = tenders(8).map((line, at) => (at === 2 ? { ...line, Título: 'Rehabilitación del tramo 3' } : line))
  expect(told(begin(tenders(8)), lines)).toEqual([
    ['changed', 'LPN-2026-003', 'Título: Construcción del tramo 3 → Rehabilitación del tramo 3'],
  ])
})

test('links that the site makes anew at every visit change nothing', () => {
  const linked = (visit: string) =>
    Array.from({ length: 6 }, (_, at) => ({ Título: `Mesa ${at}`, Enlace: `https://x.example/${at}?v=${visit}` }))
  expect(told(begin(linked('a')), linked('b'))).toEqual([])
  const moved = Array.from({ length: 6 }, (_, at) => ({
    Título: `Mesa ${at}`,
    Enlace: `https://x.example/n/${at * 7}`,
  }))
  expect(told(begin(linked('a')), moved)).toEqual([])
})

test('counters that move in most rows are quiet, and stay so; a price that moves in all is told', () => {
  const seen = (visits: number) => tenders(6).map(line => ({ ...line, Visitas: String(visits + Math.random()) }))
  const first = compare(begin(seen(10)), seen(20))
  expect(first.changes).toEqual([])
  expect(first.list.columns.find(({ name }) => name === 'Visitas')?.isQuiet).toBe(true)
  const one = seen(20).map((line, at) => ({ ...line, Visitas: at === 0 ? '99' : line.Visitas }))
  expect(told(first.list, one)).toEqual([])
  const dearer = tenders(6).map(line => ({ ...line, Monto: `${line.Monto}5` }))
  expect(told(begin(tenders(6)), dearer)).toHaveLength(6)
})

test('an advert among the rows is none of them', () => {
  const lines: Line[] = tenders(12)
  lines.splice(4, 0, { Código: '', Título: 'Compre ahora su seguro', Monto: '', Cierre: '' })
  expect(told(begin(tenders(12)), lines)).toEqual([])
})

test('rows are found again under renamed columns', () => {
  const renamed = tenders(8).map(({ Título = '', Cierre = '', ...line }) => ({
    ...line,
    Objeto: Título,
    'Fecha de cierre': Cierre,
  }))
  expect(told(begin(tenders(8)), renamed)).toEqual([])
})

test.each([
  ['empty', tableOf([])],
  ['much-smaller', tableOf(tenders(1))],
  ['other-layout', tableOf(Array.from({ length: 20 }, (_, at) => ({ Menú: `Opción ${at}`, Ayuda: `Texto ${at}` })))],
] as const)('a list that cannot be what it was is not compared: %s', (why, table) => {
  const compared = compareTable(begin(tenders(20)), table, { searchId: 's1', at: 'day 1', isComplete: true })
  expect(compared).toEqual({ isReadable: false, why })
})

test('a part of the list that was not read takes nothing away', () => {
  expect(told(begin(tenders(20)), tenders(18), { isComplete: false })).toEqual([])
})

test('a page that came halfway is believed the second time', () => {
  const half = compare(begin(tenders(20)), tenders(10))
  expect(half.changes).toEqual([])
  expect(told(half.list, tenders(20))).toEqual([])
  expect(told(half.list, tenders(10))).toHaveLength(10)
})
