import { statSync } from 'node:fs'
import { join } from 'node:path'
import { login, register } from '@sondeo/contract/accounts'
import { expect, test } from 'vitest'
import { password } from '../test/people.ts'
import { startTestServer } from '../test/start-test-server.ts'
import { makeFirstStart } from './make-first-start.ts'

const newcomer = { username: 'nueva', email: 'nueva@example.com', password, confirmPassword: password }

test('the first start on the embedded database makes a demo account that works, once', async () => {
  const server = await startTestServer({ engine: 'embedded', env: { AUTHORIZED_EMAILS: '' } })
  const { demo } = server
  expect(demo).toMatchObject({ email: 'demo@example.com', isNew: true })
  const attempt = { email: demo?.email ?? '', password: demo?.password ?? '' }
  const { status, body } = await server.client().call(login, attempt)
  expect([status, body.user.plan]).toEqual([200, 'pro'])
  expect((await server.client().call(register, newcomer)).status).toBe(200)
  expect(statSync(join(server.env.DATA_DIR, 'demo-account.json')).mode & 0o777).toBe(0o600)

  // The next start tells the same account again, and does not bring back what an operator took away.
  await server.services.stores.authorizedEmails.revoke('*@example.com')
  expect(await makeFirstStart(server.services, server.env.DATA_DIR)).toEqual({ ...demo, isNew: false })
  expect(await server.services.stores.authorizedEmails.isAuthorized('otra@example.com')).toBe(false)
  await server.discard()
})

test('with PostgreSQL there is no demo account, and nobody may register before an operator says so', async () => {
  const server = await startTestServer({ engine: 'postgres', env: { AUTHORIZED_EMAILS: '' } })
  expect(server.demo).toBeUndefined()
  expect(await server.services.stores.users.list()).toEqual([])
  expect((await server.client().call(register, newcomer)).failure.code).toBe('email_not_authorized')
  await server.discard()
})
