import { expect, test } from 'vitest'
import { startTestServer } from '../test/start-test-server.ts'
import { describeError } from './describe-error.ts'

test.each(['embedded', 'postgres'] as const)('a failed query is logged without its values: %s', async engine => {
  const lines: string[] = []
  const server = await startTestServer({ engine, onLog: line => lines.push(line) })
  const { users } = server.services.stores
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2Fs$aGFzaA'
  // PostgreSQL takes no NUL in a text.
  const failed = await users
    .create({ email: 'ana@example.com', name: 'Ana\u0000', passwordHash: hash, now: server.clock.now() })
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  if (server.log) server.log.error({ err: failed }, 'call failed')
  const said = lines.join('')
  expect(said).toContain('a query failed')
  expect(said).toMatch(/insert-user|users-store/)
  expect(said).not.toMatch(/ana@example|argon2|Ana/)
  await server.discard()
})

test('an error is told by kind, words, code, place and cause, without what else a library hung on it', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email_key)=(ana@example.com) already exists.',
    constraint: 'users_email_key',
  })
  const error = Object.assign(new Error('no account for <ana@example.com>', { cause }), { requestBody: 'secreto' })
  const told = describeError(error)
  expect(told).toMatchObject({
    type: 'Error',
    message: 'no account for <•••>',
    cause: { message: 'a query failed', code: '23505', place: 'users_email_key' },
  })
  expect(JSON.stringify(told)).not.toMatch(/ana@|secreto|already exists/)
})
