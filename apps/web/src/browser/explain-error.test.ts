import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { explainError, explainFlowError } from './explain-error.ts'

const generic =
  'Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.'
const refused = 'This email is not authorized. Please contact support for access'

test('the refusal shown has no final period and differs from the server\u2019s', () => {
  const error = new CallError({ code: 'email_not_authorized', message: errorTextsEn.email_not_authorized, status: 403 })
  expect(explainError(error, 'en').text).toBe(refused)
  expect(explainError(error, 'en').text).not.toBe(error.message)
  expect(explainError(error, 'es').text).toBe('Este correo no está autorizado. Escriba a soporte para obtener acceso')
})

test.each([errorTextsEn.email_not_authorized, errorTextsEn.google_email_not_authorized])(
  'the refusal is recognised by its message alone: %s',
  message => {
    expect(explainError(new CallError({ code: 'unreadable', message, status: 400 }), 'en').text).toBe(refused)
  },
)

test('no answer shows the general apology', () => {
  expect(explainError(new CallError({ code: 'no_response', message: '' }), 'en').text).toBe(generic)
})

test('a known code is said in the user\u2019s language', () => {
  const error = new CallError({ code: 'bad_credentials', message: 'x', status: 401 })
  expect(explainError(error, 'es').text).toBe('Correo o contraseña incorrectos.')
})

test('an unknown code shows the server\u2019s message as it is, and without one the general apology', () => {
  expect(explainError(new CallError({ code: 'unreadable', message: 'Down for repair', status: 500 }), 'es').text).toBe(
    'Down for repair',
  )
  expect(explainError(new CallError({ code: 'unreadable', message: '', status: 500 }), 'en').text).toBe(generic)
  expect(explainError(new TypeError('x'), 'en').text).toBe(generic)
})

test('invalid input says what is wrong with the field', () => {
  const error = new CallError({
    code: 'invalid_input',
    message: 'x',
    status: 400,
    fields: [{ field: 'password', code: 'password_too_short' }],
  })
  expect(explainError(error, 'en').text).toBe('Password must be at least 8 characters')
})

test('the reason is said first, and what the flow says of itself below', () => {
  const error = new CallError({ code: 'reset_link_invalid', message: 'x', status: 400 })
  expect(explainFlowError({ error, language: 'en', whatFailed: 'Failed' })).toEqual({
    text: 'This link is no longer valid. Please request a new one.',
    detail: 'Failed',
  })
})

test('where no reason is known, the flow says what failed; a server that is silent is a reason', () => {
  expect(explainFlowError({ error: new TypeError('x'), language: 'en', whatFailed: 'Failed' })).toEqual({
    text: 'Failed',
  })
  const silent = new CallError({ code: 'no_response', message: '' })
  expect(explainFlowError({ error: silent, language: 'en', whatFailed: 'Failed' })).toEqual({
    text: 'We got no response. Check your internet connection.',
    detail: 'Failed',
  })
})

test('a cause that says the same as the flow\u2019s text is not repeated', () => {
  const error = new CallError({ code: 'username_taken', message: 'x', status: 409 })
  expect(explainFlowError({ error, language: 'en', whatFailed: 'Username already exists' }).detail).toBeUndefined()
})

test('too many attempts say how long to wait', () => {
  const error = new CallError({ code: 'too_many_requests', message: 'x', status: 429, retryAfterSeconds: 300 })
  expect(explainError(error, 'en').text).toBe(
    'Too many attempts. Please wait a moment and try again. You can try again in 5 min.',
  )
})
