import { getPlan } from '@sondeo/contract/plans/plan-calls'
import type { Watch } from '@sondeo/contract/watches/watch'
import {
  deleteWatch,
  getWatches,
  pauseWatch,
  resumeWatch,
  runWatch,
  updateWatch,
} from '@sondeo/contract/watches/watch-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { WatchesLink } from '../../src/blocks/watch/watches-link.tsx'
import { setLanguage } from '../../src/browser/language.ts'
import { Screen } from '../../src/screens/website-analysis/watches.tsx'
import { proPlan } from '../plans.ts'
import { findAddress, show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'
import { readRun, tenders, watchId } from '../watches.ts'

let server: StandIn
let kept: Watch[]
beforeEach(() => {
  server = startStandIn()
  kept = [tenders]
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answerBy(getWatches, () => ({ success: true, watches: kept, unseen: 3 }))
})

test('each watch says what it is, how it went and how much is new', async () => {
  show(<Screen />)
  expect((await screen.findByRole('link', { name: tenders.name })).getAttribute('href')).toBe(`/watches/${watchId}`)
  expect(screen.getByText('3 novedades sin ver')).toBeTruthy()
  expect(screen.getByText(tenders.question ?? '')).toBeTruthy()
  expect(screen.getByText(/ · 47 filas · 2 nuevas, 1 cambió$/)).toBeTruthy()
  expect(screen.getByText(/^Próxima revisión: .* · Todos los días$/)).toBeTruthy()
})

test('a run that could not read the list says why, and one without news that there are none', async () => {
  kept = [
    { ...tenders, lastRun: { ...readRun, state: 'unreadable', code: 'watched_list_empty' } },
    { ...tenders, _id: 'b', lastRun: { ...readRun, newCount: 0, changedCount: 0 }, unseen: 0 },
    { ...tenders, _id: 'c', lastRun: null, state: 'paused' },
  ]
  show(<Screen />)
  expect(await screen.findByText(/no se pudo leer: La lista llegó vacía/)).toBeTruthy()
  expect(screen.getByText(/47 filas · sin cambios$/)).toBeTruthy()
  expect(screen.getByText(/^Lista guardada: .*2026.* · Aún no se ha vuelto a revisar$/)).toBeTruthy()
  expect(screen.getByText(/^En pausa/)).toBeTruthy()
})

test('whoever watches nothing learns in a sentence what it is, and is led to a scan', async () => {
  setLanguage('en')
  kept = []
  const { person } = show(<Screen />)
  expect(await screen.findByText(/We’ll tell you when something appears/)).toBeTruthy()
  await person.click(screen.getByRole('link', { name: 'Scan a website' }))
  expect(await findAddress()).toBe('/custom-url-scrape')
})

test('run now starts a check, which is told while it goes on', async () => {
  server.answerBy(runWatch, () => {
    kept = [{ ...tenders, lastRun: { ...readRun, state: 'running' } }]
    return { success: true, watch: tenders }
  })
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: `Revisar ahora: ${tenders.name}` }))
  expect(await screen.findByText('Revisando ahora…')).toBeTruthy()
  expect(server.bodiesOf(runWatch)).toEqual([{ watchId }])
  const button = screen.getByRole('button', { name: /^Revisar ahora/ })
  expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button])
})

test('a watch rests and goes on; where the plan refuses, the way to the plans stands there', async () => {
  server.answerBy(pauseWatch, () => {
    kept = [{ ...tenders, state: 'paused' }]
    return { success: true, watch: tenders }
  })
  server.refuse(resumeWatch, 'watch_limit')
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: /^Pausar/ }))
  await person.click(await screen.findByRole('button', { name: /^Reanudar/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Su plan no incluye más seguimientos.')
  expect(screen.getByRole('link', { name: 'Ver los planes' })).toBeTruthy()
})

test('name, interval, mails and quiet columns are edited together', async () => {
  server.answer(updateWatch, { success: true, watch: tenders })
  kept = [{ ...tenders, columns: ['Objeto', 'Visitas', 'Monto'] }]
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: /^Editar/ }))
  const dialog = within(screen.getByRole('dialog'))
  await person.clear(dialog.getByLabelText('Nombre'))
  await person.type(dialog.getByLabelText('Nombre'), 'Obras')
  await person.selectOptions(dialog.getByLabelText('Cada cuánto'), 'week')
  await person.selectOptions(dialog.getByLabelText('Avisarme por correo'), 'day')
  expect(dialog.getByLabelText<HTMLInputElement>('Visitas').checked).toBe(true)
  await person.click(dialog.getByLabelText('Monto'))
  await person.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Seguimiento guardado')).toBeTruthy()
  expect(server.bodiesOf(updateWatch)).toEqual([
    {
      watchId,
      name: 'Obras',
      every: 'week',
      deadlineDays: 7,
      at: '08:00',
      timeZone: 'America/Lima',
      notify: { mail: 'day' },
      quietColumns: ['Visitas', 'Monto'],
    },
  ])
})

test('deleting is asked for first; what fails is said there, and done, the watch is gone', async () => {
  server.refuse(deleteWatch, 'not_found')
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: /^Eliminar/ }))
  const dialog = within(screen.getByRole('dialog', { name: `¿Eliminar «${tenders.name}»?` }))
  expect(server.bodiesOf(deleteWatch)).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Eliminar' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('No se pudo eliminar el seguimiento.')
  server.answerBy(deleteWatch, () => {
    kept = []
    return { success: true }
  })
  await person.click(dialog.getByRole('button', { name: 'Eliminar' }))
  expect(await screen.findByText(/pulse «Seguir esta lista»/)).toBeTruthy()
})

test('without a network it says so, and can be tried again', async () => {
  server.silence(getWatches)
  const { person } = show(<Screen />)
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron cargar sus seguimientos.')
  server.answer(getWatches, { success: true, watches: [], unseen: 0 })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText(/pulse «Seguir esta lista»/)).toBeTruthy()
})

test('the way there counts what nobody has looked at; a visitor is not asked for', async () => {
  const { unmount } = show(<WatchesLink />)
  expect(await screen.findByRole('link', { name: /Novedades.*3 novedades sin ver/ })).toBeTruthy()
  unmount()
  const asked = server.bodiesOf(getWatches).length
  show(<WatchesLink />, { as: null })
  expect(screen.getByRole('link', { name: 'Novedades' })).toBeTruthy()
  await waitFor(() => expect(server.bodiesOf(getWatches)).toHaveLength(asked))
})
