import { expect, test } from 'vitest'
import { CallError } from '../../browser/call-error.ts'
import { profile as en } from '../../messages/en/profile.ts'
import { explainProfileError, type ProfileField } from './explain-profile-error.ts'

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
])('a thrown error on %s shows its own text, below the cause where one is known', (field, text) => {
  expect(explain(field, new CallError({ code: 'internal', message: 'x', status: 500 }))).toMatchObject({ text })
  expect(explain(field, new CallError({ code: 'no_response', message: '' }))).toEqual({
    text: 'We got no response. Check your internet connection.',
    detail: text,
  })
})
