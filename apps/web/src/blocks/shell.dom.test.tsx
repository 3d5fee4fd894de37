import { logout } from '@sondeo/contract/accounts'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { proPlan } from '../../test/plans.ts'
import { ana, findAddress, show } from '../../test/show.tsx'
import { type StandIn, startStandIn } from '../../test/stand-in-server.ts'
import { setLanguage } from '../browser/language.ts'
import { keysOf, sessionKey } from '../browser/query-keys.ts'
import { UserMenu } from './app-header/user-menu.tsx'
import { PlanNotice } from './plan/plan-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThemeMenu } from './theme-menu.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const usage = (kind: 'report' | 'scan', used: number, level: 80 | 100 | null) => ({
  kind,
  used,
  limit: 100,
  creditsLeft: 0,
  level,
})

test('a theme is chosen from a menu, shown at once, and kept on the device', async () => {
  const { person } = show(<ThemeMenu />)
  await person.click(screen.getByRole('button', { name: /Como el sistema/ }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Oscuro' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await person.click(screen.getByRole('button', { name: /Oscuro/ }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Como el sistema' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the links of the public bar fold behind a button, which says what it does', async () => {
  const { person } = show(<SiteHeader />, { as: null })
  const toggle = screen.getByRole('button', { name: /menú/i })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  const before = toggle.getAttribute('aria-label')
  await person.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(toggle.getAttribute('aria-label')).not.toBe(before)
  const navigation = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect([...(navigation?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href'))).toEqual([
    '/solutions',
    '/pricing',
    '/login',
    '/signup',
  ])
})

test('the footer leads to every public page in both languages', () => {
  show(<SiteFooter />, { as: null })
  const addresses = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))
  const spanish = addresses()
  expect(spanish).toEqual(
    expect.arrayContaining(['/features', '/solutions', '/pricing', '/faqs', '/terms', '/sources']),
  )
  const words = document.body.textContent
  act(() => setLanguage('en'))
  expect(addresses()).toEqual(spanish)
  expect(document.body.textContent).not.toBe(words)
})

test.each([
  ['Editar perfil', '/profile'],
  ['Mi actividad', '/analytics'],
  ['Reglas propias', '/reading-rules'],
])('the user’s menu leads to "%s"', async (item, address) => {
  const { person } = show(<UserMenu user={ana} />)
  await person.click(screen.getByRole('button', { name: /Ana María/ }))
  await person.click(screen.getByRole('menuitem', { name: item }))
  expect(await findAddress()).toBe(address)
})

test('who has no name is called by the username', () => {
  show(<UserMenu user={{ ...ana, name: '' }} />)
  expect(screen.getByRole('button', { name: /ana$/ })).toBeTruthy()
})

test('signing out leads to the sign-in and leaves nothing of the user in memory', async () => {
  server.answer(logout, { success: true })
  const { person, client } = show(<UserMenu user={ana} />)
  client.setQueryData(keysOf('ana').plan, proPlan)
  await person.click(screen.getByRole('button', { name: /Ana María/ }))
  await person.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }))
  expect(await findAddress()).toBe('/login')
  expect(client.getQueryData(sessionKey)).toBeNull()
  expect(client.getQueryData(keysOf('ana').plan)).toBeUndefined()
})

test('a sign-out that fails says so, and the user stays', async () => {
  server.refuse(logout, 'internal')
  const { person, client } = show(<UserMenu user={ana} />)
  await person.click(screen.getByRole('button', { name: /Ana María/ }))
  await person.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(client.getQueryData(sessionKey)).toEqual(ana)
})

test('the notice tells of the fullest kind of unit, and can be hidden', async () => {
  const plan = { ...proPlan, usage: [usage('report', 85, 80), usage('scan', 100, 100)] }
  server.answer(getPlan, { success: true, plan })
  const { person } = show(<PlanNotice />)
  expect((await screen.findByRole('note')).textContent).toContain('Ha usado todos los escaneos de su plan. 100 de 100')
  await person.click(screen.getByRole('button', { name: 'Ocultar este aviso' }))
  expect(screen.queryByRole('note')).toBeNull()
})

test.each([
  ['a payment that failed', { ...proPlan, isPaymentOverdue: true }, /No pudimos cobrar/],
  [
    'a trial that ended',
    { ...proPlan, plan: null, next: null, ended: 'trial_ended' as const },
    /prueba gratuita ha terminado/,
  ],
])('%s is told and cannot be hidden', async (_, plan, words) => {
  server.answer(getPlan, { success: true, plan })
  show(<PlanNotice />)
  expect((await screen.findByRole('note')).textContent).toMatch(words)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['a guest', { as: null }],
  ['who stands on the profile, which says the same', { path: '/profile' }],
])('%s gets no notice', async (_, page) => {
  server.answer(getPlan, { success: true, plan: { ...proPlan, isPaymentOverdue: true } })
  const { client } = show(<PlanNotice />, page)
  if (!('as' in page)) await waitFor(() => expect(client.getQueryData(keysOf('ana').plan)).toBeTruthy())
  expect(screen.queryByRole('note')).toBeNull()
})
