import { expect, test } from 'vitest'
import { googleAuth, register, resetPassword, updateProfile } from './accounts.ts'
import { allEndpoints } from './all-endpoints.ts'
import { fillPath } from './endpoint.ts'
import { errorTextsEn } from './error-texts/en.ts'
import { errorTextsEs } from './error-texts/es.ts'
import { errors } from './errors.ts'
import { Email, NewPassword, Username } from './fields.ts'
import { planPrices } from './plans/plans.ts'

const callsOfTheSpecification = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'GET /api/auth/check-auth',
  'GET /api/auth/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password/:token',
  'POST /api/auth/google-auth',
  'GET /api/get-searches',
  'GET /api/get-directories',
  'POST /api/get-directory',
  'POST /api/scrape/trademark',
  'POST /api/get-ai-data-for-directories',
  'POST /api/scrape/website',
  'POST /api/scrape/get/contents',
  'POST /api/get-ai-data',
  'POST /api/get-search-history',
  'POST /api/delete-search-history',
  'POST /api/pin-search',
  'POST /api/export/google-sheets',
  'POST /api/update-profile',
]

test('every call of the specification is in the contract, once', () => {
  const calls = allEndpoints.map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual(expect.arrayContaining(callsOfTheSpecification))
  expect(new Set(calls).size).toBe(calls.length)
})

test('only signing in and out, what somebody shared, and what has a secret address is open to everybody', () => {
  const open = allEndpoints.filter(({ access }) => access === 'public').map(({ path }) => path)
  expect(
    open.every(path =>
      /^(?:\/api\/(?:auth\/|shared(?:-page)?(?:\/|$)|watches\/(?:calendar|feed|mails)\/:token$)|\/unsubscribe\/:token$)/.test(
        path,
      ),
    ),
  ).toBe(true)
})

test('every error code has a text in both languages and a sensible status', () => {
  for (const [code, { status }] of Object.entries(errors)) {
    expect(errorTextsEn[code as keyof typeof errors].length, code).toBeGreaterThan(10)
    expect(errorTextsEs[code as keyof typeof errors].length, code).toBeGreaterThan(10)
    expect(code === 'nothing_found' ? 200 : status >= 400 && status < 600, code).toBeTruthy()
  }
})

test('no error tells a number that countries write in different ways, nor speaks of servers to people', () => {
  const said = Object.entries({ ...errorTextsEn }).concat(Object.entries(errorTextsEs))
  expect(said.filter(([, text]) => /\d[.,]\d|\bserver\b|\bservidor\b/i.test(text))).toEqual([])
})

test('the two refusals are worded as the specification fixes them', () => {
  expect(errorTextsEn.email_not_authorized).toBe(
    'Registration failed: Your email is not authorized. Please contact support for access.',
  )
  expect(errorTextsEn.google_email_not_authorized).toBe(
    'Google authentication failed: Your email is not authorized. Please contact support for access.',
  )
})

test('an e-mail is trimmed and lower-cased, and a mistake names its code', () => {
  expect(Email.parse('  Ana.Perez@Example.COM ')).toBe('ana.perez@example.com')
  for (const [bad, code] of [
    ['', 'field_required'],
    ['ana@', 'invalid_email'],
    [`${'a'.repeat(250)}@example.com`, 'field_too_long'],
  ])
    expect(Email.safeParse(bad).error?.issues[0]?.message).toBe(code)
})

test('a username may be in any script, up to 60 characters as people count them', () => {
  for (const name of ['José Ñandú', '山田太郎', 'Олена', '👩‍🌾 granja', 'x'.repeat(60)])
    expect(Username.safeParse(name).success, name).toBe(true)
  expect(Username.safeParse('x'.repeat(61)).error?.issues[0]?.message).toBe('field_too_long')
  expect(Username.safeParse('a\u0000b').error?.issues[0]?.message).toBe('invalid_characters')
  expect(Username.safeParse('abc\u202Egnp').error?.issues[0]?.message).toBe('invalid_characters')
  expect(Username.safeParse('   ').error?.issues[0]?.message).toBe('field_required')
})

test('a new password has 8 to 200 characters and keeps its spaces', () => {
  expect(NewPassword.parse(' con espacios ')).toBe(' con espacios ')
  expect(NewPassword.safeParse('1234567').error?.issues[0]?.message).toBe('password_too_short')
  expect(NewPassword.safeParse('x'.repeat(201)).error?.issues[0]?.message).toBe('password_too_long')
  expect(NewPassword.safeParse('ñ'.repeat(200)).success).toBe(true)
})

test('registering with two different passwords is refused at the confirmation', () => {
  const body = { username: 'ana', email: 'ana@example.com', password: 'una clave', confirmPassword: 'otra clave' }
  const issue = register.body.safeParse(body).error?.issues[0]
  expect(issue?.message).toBe('passwords_do_not_match')
  expect(issue?.path).toEqual(['confirmPassword'])
})

test('a profile change carries at least one field', () => {
  expect(updateProfile.body.safeParse({ name: null, username: null, password: null }).success).toBe(false)
  expect(updateProfile.body.safeParse({ name: 'Ana', username: null, password: null }).success).toBe(true)
})

test('path segments are filled in and escaped', () => {
  expect(fillPath(resetPassword.path, { token: 'a/b c' })).toBe('/api/auth/reset-password/a%2Fb%20c')
  expect(() => fillPath(resetPassword.path)).toThrow('token')
  expect(fillPath(googleAuth.path)).toBe(googleAuth.path)
})

test('the yearly price is twelve discounted months', () => {
  for (const price of Object.values(planPrices)) expect(price.yearly).toBe(price.monthlyBilledAnnually * 12)
})
