import { getWatchedList } from '@sondeo/contract/watches/watch-calls'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { catchFiles } from '../../../../test/catch-files.ts'
import { show } from '../../../../test/show.tsx'
import { startStandIn } from '../../../../test/stand-in-server.ts'
import { readRun, watchId } from '../../../../test/watches.ts'
import { resultGrid } from '../../../messages/es/result-grid.ts'
import { watches } from '../../../messages/es/watches.ts'
import { ListAsOf } from './list-as-of.tsx'
import { tabulateList } from './tabulate-list.ts'

const text = watches.list
const at = new Date().toISOString()

test('a list in which nothing happened yet tells only when its rows were seen', () => {
  const row = { rowId: 1, row: { Objeto: 'Cemento' }, values: {}, firstSeenAt: at, lastSeenAt: at }
  const quiet = { ...row, goneAt: null, change: null, changedAt: null }
  const about = {
    success: true as const,
    at: null,
    columns: [{ name: 'Objeto', kind: 'text' as const }],
    searchId: null,
  }
  expect(tabulateList({ ...about, rows: [quiet] }, text, 'es').headers).toEqual([
    'Objeto',
    text.firstSeen,
    text.lastSeen,
  ])
  const changed = { ...quiet, rowId: 2, change: 'changed' as const, changedAt: at }
  const { headers } = tabulateList({ ...about, rows: [quiet, changed] }, text, 'es')
  expect(headers).toEqual(['Objeto', text.change, text.changedAt, text.firstSeen, text.lastSeen])
})

test('a watched list is a grid that knows amounts and days, and its file tells moments that stay true', async () => {
  const server = startStandIn()
  const money = (amount: number) => ({ kind: 'money', amount, currency: 'PEN', sign: 'S/' }) as const
  const row = (name: string, amount: number, goneAt: string | null) => ({
    rowId: amount,
    row: { Objeto: name, Monto: `S/ ${amount}.00` },
    values: { Monto: money(amount) },
    firstSeenAt: at,
    lastSeenAt: at,
    goneAt,
    change: goneAt ? ('gone' as const) : null,
    changedAt: goneAt,
  })
  server.answer(getWatchedList, {
    success: true,
    at: null,
    columns: [
      { name: 'Objeto', kind: 'text' },
      { name: 'Monto', kind: 'money' },
    ],
    rows: [row('Cemento', 900, null), row('Uniformes', 1200, at)],
    searchId: null,
  })
  const files = catchFiles()
  const { person } = show(<ListAsOf watchId={watchId} name="Licitaciones" runs={[readRun]} />)
  await person.click(screen.getByText(text.title))
  const grid = within(await screen.findByRole('table'))
  expect(grid.getByRole('columnheader', { name: /^Monto.*S\// })).toBeTruthy()
  // What happened is beside the name, and on a phone in every card.
  const placeOf = (name: string) =>
    grid.getAllByRole('columnheader').findIndex(({ textContent }) => textContent?.startsWith(name))
  expect(placeOf(text.change)).toBe(placeOf('Objeto') + 1)
  // By amount: as texts, "S/ 1200" would come first.
  await person.click(screen.getByTitle(resultGrid.sortBy('Monto')))
  const names = () => grid.getAllByRole('row').map(each => /Cemento|Uniformes/.exec(each.textContent)?.[0])
  expect(names().filter(Boolean)).toEqual(['Cemento', 'Uniformes'])
  await person.click(screen.getByRole('button', { name: text.csv }))
  const [file] = files
  const csv = await file?.text()
  expect(csv).toContain(text.changes.gone)
  expect(csv).not.toContain(new Intl.RelativeTimeFormat('es', { numeric: 'auto' }).format(0, 'day'))
})
