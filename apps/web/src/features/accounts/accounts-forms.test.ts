import { expect, test } from 'vitest'
import { accounts as en } from '../../messages/en/accounts.ts'
import { accounts as es } from '../../messages/es/accounts.ts'
import { checkLogin } from './login-form.tsx'
import { checkNewPassword } from './reset-password-form.tsx'
import { checkRegistration } from './signup-form.tsx'

const filled = { username: 'ana', email: 'ana@example.com', password: 'secreta1', confirmPassword: 'secreta1' }

test('a complete registration is sent', () => {
  expect(checkRegistration(filled, en)).toBeUndefined()
})

test('different passwords say "Passwords do not match" on the signup page', () => {
  expect(checkRegistration({ ...filled, confirmPassword: 'other' }, en)?.problem).toBe('Passwords do not match')
  expect(checkRegistration({ ...filled, confirmPassword: 'other' }, es)?.problem).toBe('Las contraseñas no coinciden')
})

test('the signup page has no rule for the length of the password', () => {
  expect(checkRegistration({ ...filled, password: 'a', confirmPassword: 'a' }, en)).toBeUndefined()
})

test.each(['username', 'email', 'password', 'confirmPassword'])('a registration without %s is not sent', name => {
  const objection = checkRegistration({ ...filled, [name]: ' ' }, en)
  expect(objection?.problem).toBe('Please fill in all required fields.')
  expect(Object.keys(objection?.fields ?? {})).toEqual([name])
})

test('signing in needs an e-mail and a password', () => {
  expect(checkLogin({ email: 'ana@example.com', password: 'x' }, en)).toBeUndefined()
  expect(checkLogin({ email: '', password: '' }, en)?.fields).toEqual({
    email: 'Enter your email.',
    password: 'Enter your password.',
  })
  expect(checkLogin({ email: 'ana', password: 'x' }, en)?.problem).toBe('Please enter a valid email address.')
})

test('a new password needs 8 characters and its repetition', () => {
  expect(checkNewPassword({ newPassword: '1234567', confirmPassword: '1234567' }, es)?.problem).toBe(
    'La contraseña debe tener al menos 8 caracteres',
  )
  expect(checkNewPassword({ newPassword: '12345678', confirmPassword: '12345679' }, es)?.problem).toBe(
    'Las contraseñas no coinciden',
  )
  expect(checkNewPassword({ newPassword: '12345678', confirmPassword: '12345678' }, es)).toBeUndefined()
})

test('"Please enter both email and password" stands nowhere in the texts', () => {
  expect(JSON.stringify([en, es])).not.toContain('both email and password')
})
