import { expect, test } from 'vitest'
import { hashPassword, isPasswordRight } from './password-hash.ts'

test('the right password is recognised and a wrong one is not', async () => {
  const stored = await hashPassword('contraseña ñandú')
  expect(await isPasswordRight('contraseña ñandú', stored)).toBe(true)
  expect(await isPasswordRight('contraseña nandu', stored)).toBe(false)
})

test('the same password gives another hash each time, and the hash names its cost', async () => {
  const [first, second] = await Promise.all([hashPassword('igual'), hashPassword('igual')])
  expect(first).not.toBe(second)
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('letters typed composed or decomposed are the same password', async () => {
  expect(await isPasswordRight('caf\u00e9 fuerte', await hashPassword('cafe\u0301 fuerte'))).toBe(true)
})

test('an account without a password lets no password in', async () => {
  expect(await isPasswordRight('', null)).toBe(false)
  expect(await isPasswordRight('anything', undefined)).toBe(false)
  expect(await isPasswordRight('anything', 'not a hash')).toBe(false)
})
