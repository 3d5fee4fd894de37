import {
  buyCredits,
  changePlan,
  getPlan,
  openPortal,
  type PlanResponse,
  startCheckout,
} from '@sondeo/contract/plans/plan-calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { proPlan, standardPlan, trialPlan } from '../../../test/plans.ts'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { formatNumber } from '../../browser/format-number.ts'
import { setLanguage } from '../../browser/language.ts'
import { PlanBlock } from './plan-block.tsx'

let server: StandIn
let opened: string[]
beforeEach(() => {
  server = startStandIn()
  opened = []
  vi.spyOn(window.location, 'assign').mockImplementation(url => void opened.push(String(url)))
})

async function showPlan(plan: PlanResponse, path = '/profile') {
  server.answer(getPlan, { success: true, plan })
  const page = show(<PlanBlock />, { path })
  await screen.findByRole('link', { name: 'Mi actividad' })
  return page
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

test('the plan says its name, its renewal, what is used and when it is counted anew', async () => {
  await showPlan(proPlan)
  expect(screen.getByText('mensual')).toBeTruthy()
  expect(screen.getByText('Se renueva el 1 de diciembre de 2026.')).toBeTruthy()
  expect(screen.getByText(`${formatNumber(1234, 'es')} usados · ilimitado`)).toBeTruthy()
  expect(screen.getByText('50 de 500')).toBeTruthy()
  const meters = screen.getAllByRole('meter')
  expect(meters.map(meter => [meter.getAttribute('value'), meter.getAttribute('max')])).toEqual([['50', '500']])
  expect(screen.getByText(/Hasta 10.000 registros por escaneo\..*Se reinicia el 1 de diciembre de 2026/)).toBeTruthy()
})

test('numbers and days follow the language', async () => {
  await showPlan(proPlan)
  act(() => setLanguage('en'))
  expect(screen.getAllByText(/December 1, 2026/).length).toBeGreaterThan(0)
  expect(screen.getByText(/1,234/)).toBeTruthy()
})

test.each([
  ['a cancelled plan', { next: { at: '2026-12-01T12:00:00Z', plan: 'none', interval: 'month' } }, /^Cancelado/],
  [
    'a change to come',
    { next: { at: '2026-12-01T12:00:00Z', plan: 'standard', interval: 'year' } },
    /cambia a Standard \(anual\)/,
  ],
  ['a payment that failed', { isPaymentOverdue: true }, /No pudimos cobrar/],
  ['a plan that ended', { plan: null, next: null, ended: 'plan_required', isPaying: false }, /^Su plan ha terminado/],
  ['limits that are only told', { isEnforced: false }, /no detiene su trabajo/],
] satisfies [string, Partial<PlanResponse>, RegExp][])('%s is said', async (_, change, words) => {
  await showPlan({ ...proPlan, ...change })
  expect(screen.getByText(words)).toBeTruthy()
})

test('where no plan runs nothing is counted and no credits are sold', async () => {
  await showPlan({ ...proPlan, plan: null, next: null, ended: 'trial_ended', isPaying: false })
  expect(screen.queryByRole('meter')).toBeNull()
  expect(screen.queryByText('Créditos adicionales')).toBeNull()
  expect(button('Elegir Pro')).toBeTruthy()
})

test('a server that sells nothing shows the plan and no way to buy', async () => {
  await showPlan({ ...proPlan, hasBilling: false })
  expect(screen.queryByText('Elegir o cambiar de plan')).toBeNull()
  expect(screen.queryByText('Créditos adicionales')).toBeNull()
})

test('a plan that cannot be loaded says so, and is there after another try', async () => {
  server.refuse(getPlan, 'internal')
  const { person } = show(<PlanBlock />)
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo cargar su plan.')
  server.answer(getPlan, { success: true, plan: proPlan })
  await person.click(button('Intentar de nuevo'))
  expect(await screen.findByText('50 de 500')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('prices are those of the chosen rhythm', async () => {
  const { person } = await showPlan(trialPlan)
  expect(screen.queryByText(/al año, en un solo pago/)).toBeNull()
  await person.click(screen.getByRole('radio', { name: /Anual/ }))
  expect(screen.getAllByText(/al año, en un solo pago/)).toHaveLength(2)
})

test('a plan chosen in the trial opens the payment page with what was chosen', async () => {
  server.answer(startCheckout, { success: true, url: 'https://pay.example/1' })
  const { person } = await showPlan(trialPlan)
  await person.click(screen.getByRole('radio', { name: /Anual/ }))
  await person.click(screen.getByRole('checkbox', { name: /Empezar Standard hoy/ }))
  await person.click(button('Elegir Standard'))
  await waitFor(() => expect(opened).toEqual(['https://pay.example/1']))
  expect(server.bodiesOf(startCheckout)).toEqual([{ plan: 'standard', interval: 'year', startsNow: true }])
})

test('a payment page that cannot be opened is explained with its cause, and every button works again', async () => {
  server.refuse(startCheckout, 'billing_unavailable')
  const { person } = await showPlan(trialPlan)
  await person.click(button('Elegir Pro'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No se pudo abrir la página de pago.')
  expect(alert.querySelectorAll('p')).toHaveLength(2)
  expect(button('Elegir Standard').disabled).toBe(false)
  expect(opened).toEqual([])
})

test('the current plan is marked, and only in its own rhythm', async () => {
  const { person } = await showPlan(standardPlan)
  expect(screen.getByText('Su plan')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cambiar a Standard' })).toBeNull()
  await person.click(screen.getByRole('radio', { name: /Anual/ }))
  expect(screen.queryByText('Su plan')).toBeNull()
  expect(button('Cambiar a Standard')).toBeTruthy()
})

test.each([
  ['Cambiar a Pro', standardPlan, '¿Cambiar a Pro ahora?', /inmediato/, { plan: 'pro', interval: 'month' }],
  [
    'Cambiar a Standard',
    proPlan,
    '¿Cambiar a Standard?',
    /sigue hasta el 1 de diciembre/,
    { plan: 'standard', interval: 'month' },
  ],
  [
    'Cancelar el plan',
    proPlan,
    '¿Cancelar el plan?',
    /Sigue activo hasta el 1 de diciembre/,
    { plan: 'none', interval: 'month' },
  ],
  [
    'Conservar Pro',
    { ...proPlan, next: { at: '2026-12-01T12:00:00Z', plan: 'none', interval: 'month' } },
    '¿Conservar Pro?',
    /Esto anula/,
    { plan: 'pro', interval: 'month' },
  ],
] satisfies [string, PlanResponse, string, RegExp, unknown][])(
  '"%s" says what it means before anything is sent, and the page follows the answer',
  async (name, plan, title, meaning, sent) => {
    const changed = { ...proPlan, usage: [{ ...proPlan.usage[1], used: 77 }] } as PlanResponse
    server.answer(changePlan, { success: true, plan: changed })
    const { person } = await showPlan(plan)
    await person.click(button(name))
    expect(dialog().getByRole('heading').textContent).toBe(title)
    expect(dialog().getByText(meaning)).toBeTruthy()
    expect(server.bodiesOf(changePlan)).toEqual([])
    await person.click(dialog().getByRole('button', { name: 'Confirmar' }))
    expect((await screen.findAllByText('Plan actualizado')).length).toBeGreaterThan(0)
    expect(server.bodiesOf(changePlan)).toEqual([sent])
    expect(screen.getByText('77 de 500')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a refused change stays in the dialog with its cause; going back forgets it', async () => {
  server.refuse(changePlan, 'payment_failed')
  const { person } = await showPlan(standardPlan)
  await person.click(button('Cambiar a Pro'))
  await person.click(dialog().getByRole('button', { name: 'Confirmar' }))
  expect((await dialog().findByRole('alert')).textContent).toContain('No se pudo cambiar el plan.')
  await person.click(dialog().getByRole('button', { name: 'Volver' }))
  await person.click(button('Cambiar a Pro'))
  expect(dialog().queryByRole('alert')).toBeNull()
})

test('packs of credits are bought one by one', async () => {
  server.answer(buyCredits, { success: true, url: 'https://pay.example/2' })
  const { person } = await showPlan(proPlan)
  const packs = screen.getAllByRole('button', { name: /^Comprar .* escaneos por/ })
  await person.click(packs[0] as HTMLElement)
  await waitFor(() => expect(opened).toEqual(['https://pay.example/2']))
  expect(server.bodiesOf(buyCredits)).toEqual([{ kind: 'scan', packs: 1 }])
})

test('cards and invoices are seen to at the payment service, by who pays', async () => {
  server.answer(openPortal, { success: true, url: 'https://pay.example/portal' })
  const { person } = await showPlan(proPlan)
  await person.click(button('Pagos y facturas'))
  await waitFor(() => expect(opened).toEqual(['https://pay.example/portal']))
})

test('who does not pay finds neither invoices nor anything to cancel', async () => {
  await showPlan(trialPlan)
  expect(screen.queryByRole('button', { name: 'Pagos y facturas' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancelar el plan' })).toBeNull()
})

test.each([
  ['plan', /Su plan cambia en cuanto se confirme/],
  ['credits', /Sus créditos aparecen/],
])('back from paying for a %s, thanks are said and the plan is asked again', async (paid, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await showPlan(trialPlan, `/profile?paid=${paid}`)
  expect(screen.getByText(words)).toBeTruthy()
  const before = server.asked.length
  server.answer(getPlan, { success: true, plan: proPlan })
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(server.asked.length).toBeGreaterThan(before)
  expect(await screen.findByText('Se renueva el 1 de diciembre de 2026.')).toBeTruthy()
  vi.useRealTimers()
})

test('a word in the address that is none of ours thanks nobody', async () => {
  await showPlan(trialPlan, '/profile?paid=nothing')
  expect(screen.queryByText(/Gracias/)).toBeNull()
})
