import { expect, test } from 'vitest'
import { readCredential } from './read-credential.ts'

const sign = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

test('the three claims are read, accents and all', () => {
  expect(readCredential(sign({ email: 'ana@example.com', name: 'Ana Núñez ✓', sub: '1', aud: 'x' }))).toEqual({
    email: 'ana@example.com',
    name: 'Ana Núñez ✓',
    sub: '1',
  })
})

test('a credential without a name has an empty one', () => {
  expect(readCredential(sign({ email: 'ana@example.com', sub: '1' }))?.name).toBe('')
})

test.each(['', 'x', 'x.%%%.y', sign('text'), sign({ email: 'ana@example.com' }), sign(null)])(
  '%s is no credential',
  credential => {
    expect(readCredential(credential)).toBeUndefined()
  },
)
