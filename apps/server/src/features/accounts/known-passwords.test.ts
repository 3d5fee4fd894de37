import { expect, test } from 'vitest'
import { isKnown, refuseKnownPassword } from './known-passwords.ts'
import { makePassword } from './make-password.ts'

test.each([
  '12345678',
  '987654321',
  '11111111',
  '31121999',
  'password',
  'Password1',
  'P4ssw0rd!',
  'Pa$$w0rd2026',
  'contraseña',
  'Contraseña123',
  'qwertyuiop',
  'qwerty123',
  '1q2w3e4r',
  'asdfgh12345',
  'abcd1234',
  'abcabcabc',
  'iloveyou',
  'teamo2024',
  'realmadrid9',
  'Barcelona1',
  'Enero2026!',
  'sunshine99',
  'Sondeo2026',
  'admin123!',
])('%s is known from leaks', password => {
  expect(isKnown(password)).toBe(true)
})

test.each([
  'una clave larga',
  'nueva clave larga',
  'correct horse battery',
  'tr3n-azul-a-lima',
  'Xk29vQ!mm4',
  'ñandú-gris-77-pampa',
])('%s is not', password => {
  expect(isKnown(password)).toBe(false)
})

test('what we make ourselves is never refused', () => {
  for (let made = 0; made < 500; made++) expect(isKnown(makePassword())).toBe(false)
})

test('one\u2019s own name, address or mail domain with a number is refused, and nothing else of the person', () => {
  const ana = { field: 'password', email: 'ana.rojas@tejidos.example', username: 'Anita Rojas' } as const
  for (const password of ['Ana.Rojas2026', 'tejidos123', 'ANITA ROJAS!', '4n1ta rojas'])
    expect(() => refuseKnownPassword(password, ana), password).toThrow('too common')
  for (const password of ['tejidos y más tejidos', 'anaconda-verde']) refuseKnownPassword(password, ana)
})
