import { confirmEmail } from '@sondeo/contract/account-security'
import { forgotPassword, login, register, resetPassword } from '@sondeo/contract/accounts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ana, findAddress, show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { setLanguage } from '../../browser/language.ts'
import { sessionKey } from '../../browser/query-keys.ts'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignupForm } from './signup-form.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement
const send = () => screen.getByRole('button', { name: /Iniciar sesión|Crear cuenta|Enviar el enlace|Guardar/ })

test('an empty sign-in sends nothing, says what is missing and leads to the first field', async () => {
  const { person } = show(<LoginForm />, { as: null })
  await person.click(send())
  expect(screen.getByRole('alert').textContent).toBe('Complete todos los campos obligatorios.')
  expect(screen.getByText('Escriba su correo.')).toBeTruthy()
  expect(screen.getByText('Escriba su contraseña.')).toBeTruthy()
  expect(document.activeElement).toBe(input('email'))
  expect(server.asked).toEqual([])
})

test('an address that is none is said above, and its field is marked', async () => {
  const { person } = show(<LoginForm />, { as: null })
  await person.type(input('email'), 'ana')
  await person.type(input('password'), 'secreta-1')
  await person.click(send())
  expect(screen.getByRole('alert').textContent).toBe('Escriba una dirección de correo válida.')
  expect(input('email').ariaInvalid ?? input('email').getAttribute('aria-invalid')).toBe('true')
  expect(input('password').getAttribute('aria-invalid')).toBeNull()
})

test('signing in keeps the user, leads to the dashboard, and remembers the e-mail only where it is asked to', async () => {
  server.answer(login, { success: true, user: ana })
  const { person, client } = show(<LoginForm />, { as: null })
  await person.type(input('email'), ' ana@example.com ')
  await person.type(input('password'), ' secreta-1')
  await person.click(screen.getByRole('checkbox'))
  await person.click(send())
  expect(await findAddress()).toBe('/dashboard')
  expect(server.bodiesOf(login)).toEqual([{ email: 'ana@example.com', password: ' secreta-1' }])
  expect(client.getQueryData(sessionKey)).toEqual(ana)
  expect(localStorage.getItem('remembered-email')).toBe('ana@example.com')
})

test('the remembered e-mail waits in the form', () => {
  localStorage.setItem('remembered-email', 'ana@example.com')
  show(<LoginForm />, { as: null })
  expect(input('email').value).toBe('ana@example.com')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('a refusal is said in the language of the moment, and what was typed stays', async () => {
  server.refuse(login, 'bad_credentials')
  const { person } = show(<LoginForm />, { as: null })
  await person.type(input('email'), 'ana@example.com')
  await person.type(input('password'), 'wrong')
  await person.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe('Correo o contraseña incorrectos.')
  act(() => setLanguage('en'))
  expect(screen.getByRole('alert').textContent).toBe('Incorrect email or password.')
  expect(input('password').value).toBe('wrong')
})

test('while one sign-in is on its way no second one is sent', async () => {
  const letGo = server.hold(login, { success: true, user: ana })
  const { person } = show(<LoginForm />, { as: null })
  await person.type(input('email'), 'ana@example.com')
  await person.type(input('password'), 'secreta-1{Enter}')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Iniciando sesión…' })
  expect(button.disabled).toBe(true)
  await person.type(input('password'), '{Enter}')
  letGo()
  await findAddress()
  expect(server.bodiesOf(login)).toHaveLength(1)
})

const fillSignup = async (person: ReturnType<typeof show>['person'], confirm: string) => {
  await person.type(input('username'), 'ana')
  await person.type(input('email'), 'ana@example.com')
  await person.type(input('password'), 'abc')
  await person.type(input('confirmPassword'), confirm)
  await person.click(send())
}

test('different passwords are not sent: "Passwords do not match"', async () => {
  setLanguage('en')
  const { person } = show(<SignupForm />, { as: null })
  await person.type(input('username'), 'ana')
  await person.type(input('email'), 'ana@example.com')
  await person.type(input('password'), 'secreta-1')
  await person.type(input('confirmPassword'), 'secreta-2')
  await person.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match')
  expect(document.activeElement).toBe(input('confirmPassword'))
  expect(server.asked).toEqual([])
})

test('all that is wrong with a registration is said at once, each at its field, and the first has the keyboard', async () => {
  const { person } = show(<SignupForm />, { as: null })
  await person.type(input('email'), 'ana')
  await person.type(input('password'), 'secreta-1')
  await person.type(input('confirmPassword'), 'secreta-2')
  await person.click(send())
  expect(screen.getByText('Elija un nombre de usuario.')).toBeTruthy()
  expect(screen.getByText('Escriba una dirección de correo válida.')).toBeTruthy()
  expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
  expect(document.activeElement).toBe(input('username'))
  expect(server.asked).toEqual([])
})

test('how long a password must be the server says, and marks its field', async () => {
  server.refuse(register, 'password_too_short', [{ field: 'password', code: 'password_too_short' }])
  const { person } = show(<SignupForm />, { as: null })
  await fillSignup(person, 'abc')
  expect((await screen.findByRole('alert')).textContent).toBe('La contraseña debe tener al menos 8 caracteres')
  expect(input('password').getAttribute('aria-invalid')).toBe('true')
  expect(input('username').value).toBe('ana')
})

test('after registering one stands on the sign-in page', async () => {
  server.answer(register, { success: true, user: ana })
  const { person } = show(<SignupForm />, { as: null })
  await fillSignup(person, 'abc')
  expect(await findAddress()).toBe('/login')
})

test('a forgotten password needs an address, and tells to whom the link was sent', async () => {
  server.answer(forgotPassword, { success: true, message: 'sent' })
  const sent: string[] = []
  const { person } = show(<ForgotPasswordForm onSent={email => sent.push(email)} />, { as: null })
  await person.click(send())
  expect(screen.getByText('Escriba su correo.')).toBeTruthy()
  await person.type(input('email'), 'ana@example.com')
  await person.click(send())
  await expect.poll(() => sent).toEqual(['ana@example.com'])
})

test('a new password needs 8 characters and its repetition, and only it is sent', async () => {
  server.answer(resetPassword, { success: true, message: 'changed' })
  const { person } = show(<ResetPasswordForm token="t1" />, { as: null })
  await person.click(send())
  expect(screen.getByRole('alert').textContent).toBe('La contraseña debe tener al menos 8 caracteres')
  await person.type(input('newPassword'), 'una-nueva-1')
  await person.click(send())
  expect(screen.getByRole('alert').textContent).toBe('Las contraseñas no coinciden')
})

test('a link that is no longer valid offers a new one', async () => {
  server.refuse({ ...resetPassword, path: '/api/auth/reset-password/t1' }, 'reset_link_invalid')
  const { person } = show(<ResetPasswordForm token="t1" />, { as: null })
  await person.type(input('newPassword'), 'una-nueva-1')
  await person.type(input('confirmPassword'), 'una-nueva-1')
  await person.click(send())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Error al restablecer la contraseña')
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/forgot-password')
})

test('a link to confirm an address that is no longer valid leads to sign in, which sends another', async () => {
  server.refuse({ ...confirmEmail, path: '/api/auth/confirm-email/t1' }, 'reset_link_invalid')
  const { person } = show(<ConfirmEmailForm token="t1" />, { as: null })
  await person.type(input('password'), 'una-nueva-1')
  await person.click(screen.getByRole('button', { name: 'Confirmar y entrar' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Este enlace ya no es válido.')
  expect(alert.textContent).toContain('Inicie sesión para recibir un enlace nuevo')
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/login')
})
