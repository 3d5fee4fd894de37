import { expect, test } from 'vitest'
import { isLoginFilled, loginOnTheWire } from './use-scan-website.ts'

const login = { loginUrl: 'https://a.example/in', email: 'ana', password: 'clave' }

test('a plain login is sent as the three fields and nothing else', () => {
  expect(loginOnTheWire(login)).toEqual(login)
  expect(loginOnTheWire({ ...login, extra: [{ id: '1', name: ' ', value: 'x' }] })).toEqual(login)
  expect(isLoginFilled(login)).toBe(true)
  expect(isLoginFilled({ ...login, password: '' })).toBe(false)
})

test('further fields go by their names, and a session’s cookie goes alone', () => {
  const extra = [{ id: '1', name: 'sede ', value: 'Lima' }]
  expect(loginOnTheWire({ ...login, extra })).toEqual({ ...login, extraFields: { sede: 'Lima' } })
  const byCookie = { ...login, extra, sessionCookie: 'a=b' }
  expect(loginOnTheWire(byCookie)).toEqual({ loginUrl: '', email: '', password: '', sessionCookie: 'a=b' })
  expect(isLoginFilled({ ...byCookie, email: '' })).toBe(true)
  expect(isLoginFilled({ ...byCookie, sessionCookie: ' ' })).toBe(false)
})
