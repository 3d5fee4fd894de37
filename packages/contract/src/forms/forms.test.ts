import { expect, test } from 'vitest'
import { login } from '../accounts.ts'
import { passwordForm, ResetForm, ScanForm, SignupForm } from './forms.ts'
import { readForm } from './read-form.ts'

const registration = { username: 'ana', email: 'ana@example.com', password: 'secreta1', confirmPassword: 'secreta1' }
const mistakesIn = (...parts: Parameters<typeof readForm>) => {
  const reading = readForm(...parts)
  return reading.ok ? [] : reading.mistakes.map(({ field, code }) => `${field}: ${code}`)
}

test('a complete registration is sent, however short its password is', () => {
  expect(mistakesIn(SignupForm, registration)).toEqual([])
  expect(mistakesIn(SignupForm, { ...registration, password: 'a', confirmPassword: 'a' })).toEqual([])
})

test('two passwords that differ are a mistake of the second', () => {
  const expected = ['confirmPassword: passwords_do_not_match']
  expect(mistakesIn(SignupForm, { ...registration, confirmPassword: 'other' })).toEqual(expected)
})

test('a registration says all that is wrong with it at once', () => {
  expect(mistakesIn(SignupForm, { ...registration, username: '', email: 'ana', confirmPassword: 'other' })).toEqual([
    'username: field_required',
    'email: invalid_email',
    'confirmPassword: passwords_do_not_match',
  ])
})

test.each(['username', 'email', 'password', 'confirmPassword'])('a registration without %s says only that', name => {
  expect(mistakesIn(SignupForm, { ...registration, [name]: ' ' })).toEqual([`${name}: field_required`])
})

test('what is missing is said before what is wrong, and one thing of each field', () => {
  expect(mistakesIn(login.body, { email: '', password: '' })).toEqual([
    'email: field_required',
    'password: field_required',
  ])
  expect(mistakesIn(login.body, { email: 'ana', password: '' })).toEqual([
    'password: field_required',
    'email: invalid_email',
  ])
  expect(mistakesIn(login.body, { email: 'ana', password: 'x' })).toEqual(['email: invalid_email'])
})

test('a reset needs 8 characters and their repetition; an empty password is too short', () => {
  const short = ['newPassword: password_too_short']
  expect(mistakesIn(ResetForm, { newPassword: '', confirmPassword: '' })).toEqual(short)
  expect(mistakesIn(ResetForm, { newPassword: '1234567', confirmPassword: '1234567' })).toEqual(short)
  expect(mistakesIn(ResetForm, { newPassword: '12345678', confirmPassword: '12345679' })).toEqual([
    'confirmPassword: passwords_do_not_match',
  ])
  expect(mistakesIn(ResetForm, { newPassword: '12345678', confirmPassword: '12345678' })).toEqual([])
})

test('a password change says first that the two differ, then that they are short', () => {
  const change = { currentPassword: 'old', newPassword: '1234567', confirmPassword: 'x' }
  const schema = passwordForm({ asksCurrent: true })
  expect(mistakesIn(schema, change)[0]).toBe('confirmPassword: passwords_do_not_match')
  expect(mistakesIn(schema, { ...change, confirmPassword: '1234567' })).toEqual(['newPassword: password_too_short'])
})

test('the current password is needed, except where there is none', () => {
  const change = { currentPassword: '', newPassword: '12345678', confirmPassword: '12345678' }
  expect(mistakesIn(passwordForm({ asksCurrent: true }), change)).toEqual(['currentPassword: field_required'])
  expect(mistakesIn(passwordForm({ asksCurrent: false }), change)).toEqual([])
})

test('a scan behind a login needs the three fields, or the cookie alone', () => {
  const scan = { url: 'https://a.example', auth: true, loginUrl: '', email: ' ', password: '' }
  expect(mistakesIn(ScanForm, scan)).toEqual([
    'loginUrl: field_required',
    'email: field_required',
    'password: field_required',
  ])
  expect(mistakesIn(ScanForm, { ...scan, sessionCookie: '' })).toEqual(['sessionCookie: field_required'])
  expect(mistakesIn(ScanForm, { ...scan, sessionCookie: 'a=1' })).toEqual([])
  expect(mistakesIn(ScanForm, { ...scan, auth: false })).toEqual([])
  expect(mistakesIn(ScanForm, { ...scan, auth: false, url: '' })).toEqual(['url: url_invalid'])
})
