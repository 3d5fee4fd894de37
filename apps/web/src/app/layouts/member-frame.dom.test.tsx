import { checkAuth, setLanguage as tellLanguage } from '@sondeo/contract/accounts'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { getSearches } from '@sondeo/contract/searches'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proPlan } from '../../../test/plans.ts'
import { ana, findAddress, show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { setLanguage } from '../../browser/language.ts'
import { queryClient } from '../../browser/query-client.ts'
import { setRegion } from '../../browser/region.ts'
import { changeUser } from '../../browser/session.ts'
import { findPlaceToResume } from '../../browser/stored/place-to-resume.ts'
import { Screen as Login } from '../../screens/accounts/login.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Screen as Help } from '../lazy-layouts/help.tsx'
import { Screen as SignedIn } from '../lazy-layouts/signed-in.tsx'
import { MemberFrame } from './member-frame.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getSearches, { success: true, searches: [] })
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answer(tellLanguage, { success: true })
})
afterEach(() => queryClient.clear())

test('the frame carries the user’s name, and the content is the first thing a keyboard can skip to', async () => {
  changeUser(queryClient, ana)
  show(<MemberFrame />)
  expect(await screen.findByRole('button', { name: /Ana María/ })).toBeTruthy()
  const skip = document.querySelector('a[href="#main"]')
  expect(skip?.compareDocumentPosition(document.querySelector('header') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.getElementById('main')).toBeTruthy()
})

test('the server is told of a language that its mails do not have yet, once', async () => {
  changeUser(queryClient, ana)
  show(<MemberFrame />)
  await screen.findByRole('button', { name: /Ana María/ })
  expect(server.bodiesOf(tellLanguage)).toEqual([])
  act(() => setLanguage('en'))
  await waitFor(() => expect(server.bodiesOf(tellLanguage)).toEqual([{ language: 'en' }]))
})

test('mails follow the way of writing numbers that was chosen, also where the language stays', async () => {
  changeUser(queryClient, ana)
  show(<MemberFrame />)
  await screen.findByRole('button', { name: /Ana María/ })
  act(() => setRegion('ES'))
  await waitFor(() => expect(server.bodiesOf(tellLanguage)).toEqual([{ language: 'es' }]))
})

test('a device without a network is told so above the content', async () => {
  changeUser(queryClient, ana)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<MemberFrame />)
  await screen.findByRole('button', { name: /Ana María/ })
  expect(screen.getAllByRole('status').some(({ textContent }) => /conexión/.test(textContent))).toBe(true)
})

test('a member’s page waits for the session, then leads a guest to the sign-in and remembers the whole address', async () => {
  server.refuse(checkAuth, 'not_signed_in')
  window.history.replaceState(null, '', '/profile?tab=1')
  show(<SignedIn />, { as: 'unknown' })
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Cargando…')).toBe(true)
  expect(await findAddress()).toBe('/login')
  expect(findPlaceToResume('anybody')).toBe('/profile?tab=1')
})

test('a service that does not respond is told on the sign-in, from where the page is tried again', async () => {
  window.history.replaceState(null, '', '/profile')
  server.refuse(checkAuth, 'unavailable')
  const { person } = show(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="/profile" element={<SignedIn />} />
    </Routes>,
    { as: 'unknown', path: '/profile', pattern: '/*' },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('El servicio no responde')
  expect(screen.queryByRole('note')).toBeNull()
  server.answer(checkAuth, { success: true, user: ana })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByRole('button', { name: /Ana María/ })).toBeTruthy()
})

test('the help page asks nobody who was never here', async () => {
  show(<Help />, { as: 'unknown' })
  expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeTruthy()
  expect(server.asked).toEqual([])
})

function Broken(): never {
  throw new Error('broken')
}

test('a screen that breaks says so and offers to load again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { person } = show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').querySelector('h1')).toBeTruthy()
  await person.click(screen.getByRole('button'))
  expect(reload).toHaveBeenCalledOnce()
})
