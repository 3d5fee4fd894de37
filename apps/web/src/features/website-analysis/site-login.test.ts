import { expect, test } from 'vitest'
import { isLoginFilled, toLoginFields } from './use-scan-website.ts'

const login = { loginUrl: 'https://a.example/in', email: 'ana', password: 'clave' }

test('a plain login is sent as the three fields and nothing else', () => {
  expect(toLoginFields(login)).toEqual(login)
  expect(toLoginFields({ ...login, extra: [{ id: '1', name: ' ', value: 'x' }] })).toEqual(login)
  expect(isLoginFilled(login)).toBe(true)
  expect(isLoginFilled({ ...login, password: '' })).toBe(false)
})

test('further fields go by their names, and a session’s cookie goes alone', () => {
  const extra = [{ id: '1', name: 'sede ', value: 'Lima' }]
  expect(toLoginFields({ ...login, extra })).toEqual({ ...login, extraFields: { sede: 'Lima' } })
  const byCookie = { ...login, extra, sessionCookie: 'a=b' }
  expect(toLoginFields(byCookie)).toEqual({ loginUrl: '', email: '', password: '', sessionCookie: 'a=b' })
  expect(isLoginFilled({ ...byCookie, email: '' })).toBe(true)
  expect(isLoginFilled({ ...byCookie, sessionCookie: ' ' })).toBe(false)
})
