import { getOrigin } from '@sondeo/contract/origins'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import {
  deleteWatch,
  getWatchChanges,
  getWatches,
  getWatchRow,
  markWatchSeen,
  runWatch,
} from '@sondeo/contract/watches/watch-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { Screen } from '../../src/screens/website-analysis/watch.tsx'
import { catchFiles } from '../catch-files.ts'
import { proPlan } from '../plans.ts'
import { findAddress, show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'
import { changes, readRun, tenders, watchId } from '../watches.ts'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answer(getWatches, { success: true, watches: [tenders], unseen: 3 })
  server.answer(getWatchChanges, { success: true, changes, runs: [readRun] })
  server.answer(markWatchSeen, { success: true })
})

const open = () => show(<Screen />, { path: `/watches/${watchId}`, pattern: '/watches/:id' })
const itemOf = (text: string | RegExp) => within(screen.getByText(text).closest('li') as HTMLElement)

test('changes stand by day with what happened to each row, and what it means', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: tenders.name })).toBeTruthy()
  expect(itemOf('Uniformes escolares · S/ 120.000').getByText('Nueva')).toBeTruthy()
  const moved = itemOf('Obra de riego · S/ 150.000')
  expect(moved.getByText('S/ 120.000')).toBeTruthy()
  expect(moved.getByText('(Subió 30,000)')).toBeTruthy()
  expect(moved.getByText('(Cambió el plazo)')).toBeTruthy()
  expect(itemOf('Mobiliario').getByText('Volvió')).toBeTruthy()
  expect(itemOf('Mobiliario').getByText(/^No estaba desde: 10 nov/)).toBeTruthy()
  expect(itemOf('Vacunas').getByText('Ya no está')).toBeTruthy()
  expect(itemOf(/^Solo llegó una pequeña parte/).getByText('No se pudo leer')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('opening the page marks its changes as seen, once', async () => {
  open()
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(server.bodiesOf(markWatchSeen)).toEqual([{ watchId }]))
  await waitFor(() => expect(server.bodiesOf(getWatches)).toHaveLength(2))
  expect(server.bodiesOf(getWatchChanges)).toHaveLength(1)
  expect(screen.getAllByText('Sin ver')).toHaveLength(2)
})

test('what was seen before is not marked again', async () => {
  const seen = changes.map(change => ({ ...change, isSeen: true }))
  server.answer(getWatchChanges, { success: true, changes: seen, runs: [] })
  open()
  await screen.findByText('Mobiliario')
  expect(server.bodiesOf(markWatchSeen)).toEqual([])
})

test('one kind of change can be shown alone, and the file holds what is shown', async () => {
  const files = catchFiles()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Cambiaron 1' }))
  expect(screen.queryByText('Vacunas')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines[0]).toContain('"Momento","Cambio","Campos","No estaba desde","Motivo","Objeto","Monto"')
  expect(lines[1]).toContain(
    `"${readRun.at}","Cambió","Monto: S/ 120.000 → S/ 150.000\nCierre: 20/11/2026 → 27/11/2026","","","Obra de riego"`,
  )
  expect(lines).toHaveLength(3)
})

const answerOrigins = () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank')
  server.answerBy(getOrigin, body => {
    const text = `S/ of ${(body as { searchId: string }).searchId}`
    const origin = { column: 'Monto', text, formula: null, reading: null, inputs: [], inputCount: 0, asOf: null }
    return { success: true, origin }
  })
}

test('a change opens its place of before beside that of now', async () => {
  answerOrigins()
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Ver en la página: Obra/ }))
  expect(await within(screen.getByRole('region', { name: 'Antes' })).findByText('S/ of before')).toBeTruthy()
  expect(await within(screen.getByRole('region', { name: 'Ahora' })).findByText('S/ of now')).toBeTruthy()
  expect(server.bodiesOf(getOrigin)).toEqual([
    { searchId: 'before', row: 3, column: 'Monto' },
    { searchId: 'now', row: 1, column: 'Monto' },
  ])
  await person.selectOptions(screen.getByRole('combobox', { name: 'Campo' }), 'Cierre')
  await waitFor(() => expect(server.bodiesOf(getOrigin)).toHaveLength(4))
  await person.click(screen.getByRole('button', { name: 'Cerrar' }))
  await person.click(screen.getByRole('button', { name: /^Ver en la página: Vacunas/ }))
  expect(screen.getByText('Ya no está en la lista.')).toBeTruthy()
})

test('where there is no room for both places, one switches between them', async () => {
  answerOrigins()
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  } as never)
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Ver en la página: Obra/ }))
  expect(await screen.findByText('S/ of now')).toBeTruthy()
  await person.click(screen.getByRole('radio', { name: 'Antes' }))
  expect(await screen.findByText('S/ of before')).toBeTruthy()
  expect(screen.queryByText('S/ of now')).toBeNull()
})

test('the history of a row lists its values, newest first, and draws its numbers', async () => {
  setLanguage('en')
  server.answer(getWatchRow, {
    success: true,
    row: {},
    firstSeenAt: '2026-11-01T13:00:00Z',
    lastSeenAt: readRun.at,
    goneAt: null,
    fields: [
      {
        name: 'Monto',
        kind: 'money',
        points: [
          { at: '2026-11-01T13:00:00Z', text: 'S/ 120.000', number: 120_000 },
          { at: '2026-11-18T13:00:00Z', text: 'S/ 150.000', number: 150_000 },
        ],
      },
      { name: 'Estado', kind: 'text', points: [{ at: '2026-11-01T13:00:00Z', text: 'Abierta', number: null }] },
    ],
  })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^History of Obra/ }))
  const money = within(await screen.findByRole('region', { name: 'Monto' }))
  expect(money.getAllByRole('listitem').map(item => item.firstChild?.textContent)).toEqual(['S/ 150.000', 'S/ 120.000'])
  expect(money.getByRole('group', { name: 'Monto over time' })).toBeTruthy()
  expect(money.getByRole('img', { name: 'Nov 1, 2026: 120,000' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Estado' })).queryByRole('group')).toBeNull()
  expect(server.bodiesOf(getWatchRow)).toEqual([{ watchId, rowId: 2 }])
})

test('a history that cannot be loaded can be asked for again', async () => {
  server.silence(getWatchRow)
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Historial de Obra/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo cargar el historial.')
})

test('a watch that found nothing yet says so, and a run that ends while one looks shows what it found', async () => {
  server.answer(getWatchChanges, { success: true, changes: [], runs: [] })
  const running = { ...tenders, lastRun: { ...readRun, state: 'running' as const } }
  server.answerBy(runWatch, () => {
    server.answer(getWatches, { success: true, watches: [running], unseen: 0 })
    return { success: true, watch: running }
  })
  const { person } = open()
  expect(await screen.findByText(/^Todavía no hay cambios/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Revisar ahora/ }))
  expect(await screen.findByText('Revisando ahora…')).toBeTruthy()
  server.answer(getWatchChanges, { success: true, changes, runs: [readRun] })
  server.answer(getWatches, { success: true, watches: [tenders], unseen: 3 })
  expect(await screen.findByText('Mobiliario')).toBeTruthy()
})

test('a deleted watch leads back to all of them', async () => {
  server.answer(deleteWatch, { success: true })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Eliminar/ }))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }))
  expect(await findAddress()).toBe('/watches')
})

test('a watch that is no more says so; one that cannot be loaded can be tried again', async () => {
  server.answer(getWatches, { success: true, watches: [], unseen: 0 })
  server.refuse(getWatchChanges, 'not_found')
  const { unmount } = open()
  expect((await screen.findByRole('alert')).textContent).toBe('Este seguimiento ya no existe.')
  unmount()
  setLanguage('en')
  server.answer(getWatches, { success: true, watches: [tenders], unseen: 0 })
  server.silence(getWatchChanges)
  const { person } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the changes.')
  server.answer(getWatchChanges, { success: true, changes, runs: [] })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mobiliario')).toBeTruthy()
})
