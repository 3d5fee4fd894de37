import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { createWatch, getWatches } from '@sondeo/contract/watches/watch-calls'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { proPlan, standardPlan } from '../../../test/plans.ts'
import { findAddress, show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { tenders, watchId } from '../../../test/watches.ts'
import { setLanguage } from '../../browser/language.ts'
import { WatchButton } from './watch-button.tsx'

const scanId = '0193a1b2-0000-7000-8000-000000000010'
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const button = <WatchButton target={{ of: { scanId }, name: 'Licitaciones', pages: 4 }} />

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getPlan, { success: true, plan: standardPlan })
  server.answer(getWatches, { success: true, watches: [tenders], unseen: 3 })
})

const optionOf = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name })

test('two clicks watch a list every morning: all is filled in, and what it takes is told before', async () => {
  server.answer(createWatch, { success: true, watch: tenders })
  const { person } = show(button)
  expect(server.asked).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Seguir esta lista' }))
  expect(screen.getByText('Unas 30 revisiones al mes · 4 páginas en cada revisión')).toBeTruthy()
  expect(screen.getByText('No gasta escaneos de su plan.')).toBeTruthy()
  expect(await screen.findByText('Standard: hasta 5 seguimientos. Ahora tiene 1.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Empezar a seguir' }))
  expect((await screen.findByText('Ya sigue esta lista')).textContent).toBeTruthy()
  const notify = { mail: 'run' }
  expect(server.bodiesOf(createWatch)).toEqual([
    { scanId, name: 'Licitaciones', every: 'day', at: '08:00', timeZone, notify, deadlineDays: 7 },
  ])
  await person.click(screen.getByRole('link', { name: 'Ver el seguimiento' }))
  expect(await findAddress()).toBe(`/watches/${watchId}`)
})

test('another interval changes the cost that is told; hourly needs no time of day, and Pro', async () => {
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answer(createWatch, { success: true, watch: tenders })
  const { person } = show(button)
  await person.click(screen.getByRole('button', { name: 'Seguir esta lista' }))
  await screen.findByText('Pro: hasta 25 seguimientos. Ahora tiene 1.')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Cada cuánto' }), optionOf('Cada hora'))
  expect(screen.getByText(/^Unas 720 revisiones al mes/)).toBeTruthy()
  expect(screen.queryByLabelText('Hora')).toBeNull()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Avisarme por correo' }), 'never')
  await person.click(screen.getByRole('button', { name: 'Empezar a seguir' }))
  await screen.findByText('Ya sigue esta lista')
  expect(server.bodiesOf(createWatch)).toMatchObject([{ every: 'hour', notify: { mail: 'never' } }])
})

test('a plan without hourly checks says whose they are', async () => {
  const { person } = show(button)
  await person.click(screen.getByRole('button', { name: 'Seguir esta lista' }))
  await screen.findByText(/^Standard/)
  expect(optionOf('Cada hora (plan Pro)').disabled).toBe(true)
})

test('a plan that has no more of them says so and leads to the plans', async () => {
  server.refuse(createWatch, 'watch_limit')
  const { person } = show(button)
  await person.click(screen.getByRole('button', { name: 'Seguir esta lista' }))
  await person.click(screen.getByRole('button', { name: 'Empezar a seguir' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No se pudo crear el seguimiento.')
  expect(alert.textContent).toContain('Su plan no incluye más seguimientos.')
  await person.click(screen.getByRole('link', { name: 'Ver los planes' }))
  expect(await findAddress()).toBe('/profile')
})

test('what cannot be watched says why, and without a network nothing is lost', async () => {
  setLanguage('en')
  server.refuse(createWatch, 'watch_not_possible')
  const { person } = show(button)
  await person.click(screen.getByRole('button', { name: 'Watch this list' }))
  await person.click(screen.getByRole('button', { name: 'Start watching' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This result can’t be watched')
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
  server.silence(createWatch)
  await person.clear(screen.getByLabelText('Name'))
  await person.type(screen.getByLabelText('Name'), 'Mine')
  await person.click(screen.getByRole('button', { name: 'Start watching' }))
  await screen.findByText(/internet|connection|network/i)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine')
})

test('a watch needs a name; nothing is sent without', async () => {
  const { person } = show(button)
  await person.click(screen.getByRole('button', { name: 'Seguir esta lista' }))
  await person.clear(screen.getByLabelText('Nombre'))
  await person.click(screen.getByRole('button', { name: 'Empezar a seguir' }))
  expect((await screen.findByLabelText('Nombre')).getAttribute('aria-invalid')).toBe('true')
  expect(server.bodiesOf(createWatch)).toEqual([])
})
