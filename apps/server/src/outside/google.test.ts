import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
import { startGoogleKeys } from '@sondeo/test-kit/stand-ins/start-google-keys'
import { expect, test } from 'vitest'
import { buildGoogle } from './google.ts'

test.each(['fail', 'nonsense', 'hang'] as const)(
  'a key server that does %s is unreachable, not a bad credential',
  async how => {
    using time = holdTimeLimits(200)
    const google = await startGoogleKeys()
    google.behave(how)
    const verify = buildGoogle({ clientId: google.clientId, jwksUrl: google.jwksUrl, timeoutMs: 200 })
    const verified = verify(await google.sign())
    await expect.poll(google.askedCount).toBe(1)
    time.runOut()
    expect(await verified).toBe('unreachable')
    google.behave('answer')
    expect(await verify(await google.sign())).toMatchObject({ email: 'ana@example.com', isEmailVerified: true })
    await google.close()
  },
)

test('a key server that is gone is unreachable', async () => {
  const google = await startGoogleKeys()
  await google.close()
  const verify = buildGoogle({ clientId: google.clientId, jwksUrl: google.jwksUrl })
  expect(await verify(await google.sign())).toBe('unreachable')
})
