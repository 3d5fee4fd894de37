import { confirmEmail } from '@sondeo/contract/account-security'
import { forgotPassword } from '@sondeo/contract/accounts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { createQueryClient } from '../../src/browser/query-client.ts'
import { sessionKey } from '../../src/browser/query-keys.ts'
import { rememberPlace } from '../../src/browser/stored/place-to-resume.ts'
import { ConfirmEmailForm } from '../../src/features/accounts/confirm-email-form.tsx'
import { Screen as ForgotPassword } from '../../src/screens/accounts/forgot-password.tsx'
import { Screen as Login } from '../../src/screens/accounts/login.tsx'
import { Screen as Signup } from '../../src/screens/accounts/signup.tsx'
import { ana, findAddress, show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})

/** The sign-in page as somebody finds it whom another page led there. */
const arriveAtLogin = (notice: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state: { notice } }]}>
        <Routes>
          <Route path="/login" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test.each([
  ['registered', 'Su cuenta está lista. Inicie sesión para empezar.'],
  ['proofSent', 'Le enviamos un correo con un enlace. Ábralo para confirmar su dirección y empezar.'],
  ['passwordChanged', 'Contraseña cambiada. Inicie sesión con la nueva.'],
])('whoever comes to the sign-in after "%s" is told what happened', (notice, words) => {
  arriveAtLogin(notice)
  expect(screen.getByRole('status').textContent).toBe(words)
})

test('whose session ended reads that nothing typed is lost, once there is a place to come back to', () => {
  show(<Login />, { as: null })
  expect(screen.queryByRole('note')).toBeNull()
  rememberPlace({ path: '/profile', userId: 'ana' })
  show(<Login />, { as: null })
  expect(screen.getByRole('note').textContent).toContain('Su sesión se cerró.')
})

test('the sign-in leads to the other ways: an account, a forgotten password', () => {
  show(<Login />, { as: null })
  expect(screen.getByRole('link', { name: 'Crear una cuenta' }).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: '¿Olvidó su contraseña?' }).getAttribute('href')).toBe('/forgot-password')
})

test('a server without Google says so beside the button that does nothing', () => {
  show(<Login />, { as: null })
  const google = screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar con Google' })
  expect(google.disabled).toBe(true)
  const hint = document.getElementById(google.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('El inicio de sesión con Google no está disponible.')
})

test('a device without a network is told that what is typed stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<Signup />, { as: null })
  expect(screen.getByText(/No tiene conexión a internet/)).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/No tiene conexión a internet/)).toBeNull()
})

test('signing up leads to the terms, and the title is the page’s own in both languages', () => {
  show(<Signup />, { as: null })
  expect(screen.getByRole('link', { name: 'términos del servicio' }).getAttribute('href')).toBe('/terms')
  expect(document.title).toContain('Crear una cuenta')
  act(() => setLanguage('en'))
  expect(document.title).not.toContain('Crear una cuenta')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(document.title.split(' · ')[0])
})

test('a link that was sent says to whom, and another address can be tried', async () => {
  server.answer(forgotPassword, { success: true, message: 'sent' })
  const { person } = show(<ForgotPassword />, { as: null })
  await person.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com{Enter}')
  expect(await screen.findByText('Revise su correo')).toBeTruthy()
  expect(screen.getByText(/Si hay una cuenta con ana@example.com/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Usar otro correo' }))
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('')
})

test('a mailbox is proved by the link and the password, and its owner is signed in', async () => {
  server.answer({ ...confirmEmail, path: '/api/auth/confirm-email/t1' }, { success: true, user: ana })
  const { person, client } = show(<ConfirmEmailForm token="t1" />, { as: null })
  await person.type(screen.getByLabelText('Contraseña'), 'secreta-1')
  await person.click(screen.getByRole('button', { name: 'Confirmar y entrar' }))
  expect(await findAddress()).toBe('/dashboard')
  expect(client.getQueryData(sessionKey)).toEqual(ana)
})

test('who forgot the password of a new account chooses another by the same link', () => {
  show(<ConfirmEmailForm token="t1" />, { as: null })
  expect(screen.getByRole('link', { name: '¿Olvidó su contraseña?' }).getAttribute('href')).toContain('t1')
})
