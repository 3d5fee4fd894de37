import { expect, test } from 'vitest'
import { CallError } from '../../browser/call-error.ts'
import { profile as en } from '../../messages/en/profile.ts'
import { profile as es } from '../../messages/es/profile.ts'
import { checkPasswordChange } from './check-password-change.ts'
import { explainProfileError, type ProfileField } from './explain-profile-error.ts'

const values = { currentPassword: 'old', newPassword: '12345678', confirmPassword: '12345678' }
const check = (change: Partial<typeof values>, text: typeof es = en) => {
  const problem = checkPasswordChange({ values: { ...values, ...change }, asksCurrent: true })
  return problem && text[problem]
}

test('the profile says "Passwords don\u2019t match", the signup page "Passwords do not match"', () => {
  expect(check({ confirmPassword: 'other' })).toBe("Passwords don't match")
  expect(check({ confirmPassword: 'other' }, es)).toBe('Las contraseñas no coinciden')
})

test('a new password has at least 8 characters', () => {
  expect(check({ newPassword: '1234567', confirmPassword: '1234567' })).toBe('Password must be at least 8 characters')
  expect(check({})).toBeUndefined()
})

test('the current password is required, except where there is none', () => {
  expect(check({ currentPassword: '' })).toBe('Please fill in all required fields.')
  expect(checkPasswordChange({ values: { ...values, currentPassword: '' }, asksCurrent: false })).toBeUndefined()
})

const explain = (field: ProfileField, error: unknown) => explainProfileError({ field, error, language: 'en', text: en })

test('an answer that says no shows the server\u2019s message, and without one the text of the field', () => {
  expect(explain('name', new CallError({ code: 'unreadable', message: 'Not today', status: 200 })).text).toBe(
    'Not today',
  )
  expect(explain('name', new CallError({ code: 'unreadable', message: '', status: 200 })).text).toBe(
    'Failed to update name. Please try again.',
  )
  expect(explain('username', new CallError({ code: 'unreadable', message: '', status: 200 })).text).toBe(
    'Failed to update username. Please try again.',
  )
  expect(explain('password', new CallError({ code: 'unreadable', message: '', status: 200 })).text).toBe(
    'Error updating password. Please try again.',
  )
})

test.each<[ProfileField, string]>([
  ['name', 'Error updating name. Please try again.'],
  ['username', 'Username already exists'],
  ['password', 'Error updating password. Please try again.'],
])('a thrown error on %s shows its own text and the cause below', (field, text) => {
  expect(explain(field, new CallError({ code: 'internal', message: 'x', status: 500 }))).toMatchObject({ text })
  expect(explain(field, new CallError({ code: 'no_response', message: '' }))).toEqual({
    text,
    detail: 'The server did not answer. Please check your internet connection.',
  })
})
