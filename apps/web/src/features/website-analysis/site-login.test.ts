import { expect, test } from 'vitest'
import { toLoginFields, toScanOrder } from './use-scan-website.ts'

const login = { loginUrl: 'a.example/in', email: 'ana', password: 'clave' }
const plain = { auth: true, loginUrl: 'https://a.example/in', email: 'ana', password: 'clave' }

test('without a login the three fields are empty', () => {
  const nothing = { auth: false, loginUrl: '', email: '', password: '' }
  expect(toScanOrder(' a.example ')).toEqual({ url: 'https://a.example', ...nothing })
})

test('a plain login is sent as the three fields and nothing else, its address completed', () => {
  expect(toLoginFields(login)).toEqual(plain)
  expect(toLoginFields({ ...login, extra: [{ id: 1, name: ' ', value: 'x' }] })).toEqual(plain)
})

test('further fields go by their names, and a session’s cookie goes alone', () => {
  const extra = [{ id: 1, name: 'sede ', value: 'Lima' }]
  expect(toLoginFields({ ...login, extra })).toEqual({ ...plain, extraFields: { sede: 'Lima' } })
  const byCookie = { auth: true, loginUrl: '', email: '', password: '', sessionCookie: 'a=b' }
  expect(toLoginFields({ ...login, extra, sessionCookie: 'a=b' })).toEqual(byCookie)
})
