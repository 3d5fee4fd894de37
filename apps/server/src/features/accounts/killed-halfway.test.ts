import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { register, resetPassword, updateProfile } from '@sondeo/contract/accounts'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { openDatabase } from '@sondeo/database/open-database'
import type { Stores } from '@sondeo/database/stores'
import { breakAtStatement } from '@sondeo/test-kit/break-at-statement'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { expect, test } from 'vitest'
import { password } from '../../../test/people.ts'
import { findServerTemplate } from '../../../test/server-template.ts'
import { startTestServer } from '../../../test/start-test-server.ts'

const now = new Date()

/** An account with two sessions and a reset link, to be changed by somebody who may be killed. */
async function prepare(stores: Stores, name: string) {
  const email = `${name}@example.com`
  const made = await stores.users.create({ email, username: name, passwordHash: 'old', now })
  if (made.result !== 'created') throw new Error(made.result)
  const ownerId = made.user.id
  const start = async () => (await stores.sessions.start({ ownerId, passwordHash: 'old', now })) ?? ''
  const [session, other] = [await start(), await start()]
  return { ownerId, email, session, other, resetToken: (await stores.resetTokens.issue({ ownerId, now })) ?? '' }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function describeNewcomer(stores: Stores, email: string): Promise<string> {
  const found = await stores.users.findForSignIn(email)
  if (!found) return 'nothing'
  const sessions = await stores.sessions.list({ ownerId: found.user.id, now: new Date() })
  return `${found.passwordHash?.startsWith('$argon2id$') ? 'account' : 'no password'}, ${sessions.length} session`
}

async function describeAccount(stores: Stores, { ownerId, email, session, other, resetToken }: Prepared) {
  const found = await stores.users.findForSignIn(email)
  const isSignedIn = async (token: string) => (await stores.sessions.find({ token, now })) !== null
  return {
    password: found?.passwordHash === 'old' ? 'old' : 'new',
    name: (await stores.users.find({ ownerId }))?.name ?? 'old',
    isSignedInHere: await isSignedIn(session),
    isSignedInThere: await isSignedIn(other),
    isLinkGood: await stores.resetTokens.isValid({ token: resetToken, now }),
  }
}

const untouched = { password: 'old', name: 'old', isSignedInHere: true, isSignedInThere: true, isLinkGood: true }
const wasReset = { ...untouched, password: 'new', isSignedInHere: false, isSignedInThere: false, isLinkGood: false }
const wasChanged = { ...untouched, password: 'new', name: 'Cambiada', isSignedInThere: false, isLinkGood: false }

test('a server whose connection breaks at any statement leaves no half state', async () => {
  const server = await startTestServer({ engine: 'postgres' })
  const { stores } = server.services
  for (const which of ['register', 'reset', 'profile'] as const) {
    const states: unknown[] = []
    for (let at = 0, isDone = false; !isDone; at++) {
      const name = `${which} ${at}`.replace(' ', '-')
      const prepared = which === 'register' ? undefined : await prepare(stores, name)
      const client = server.client()
      const broken = breakAtStatement(at)
      const call = {
        register: () =>
          client.call(register, { username: name, email: `${name}@example.com`, password, confirmPassword: password }),
        reset: () =>
          client.call(resetPassword, { newPassword: password }, { params: { token: prepared?.resetToken ?? '' } }),
        profile: () => {
          client.cookies.set('sondeo', prepared?.session ?? '')
          return client.call(updateProfile, { name: 'Cambiada', username: null, password })
        },
      }[which]
      isDone = await broken.run(call)
      states.push(
        prepared ? await describeAccount(stores, prepared) : await describeNewcomer(stores, `${name}@example.com`),
      )
      await broken.mend()
    }
    const [before, after] = {
      register: ['nothing', 'account, 1 session'],
      reset: [untouched, wasReset],
      profile: [untouched, wasChanged],
    }[which]
    expect(states.length, which).toBeGreaterThan(5)
    expect(states).toContainEqual(before)
    expect(states.at(-1)).toEqual(after)
    // Statements of the queue are counted too, now and then: when the change comes is not said, only that it is whole.
    const isBefore = (state: unknown) => JSON.stringify(state) === JSON.stringify(before)
    expect(states).toEqual(states.map(state => (isBefore(state) ? before : after)))
  }
  await server.discard()
})

test('a server killed in the middle leaves no half state in its files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-killed-'))
  const open = () => openDatabase({ dataDir, encryptionKey: TEST_ENCRYPTION_KEY })
  await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
  const points = 2
  let database = await open()
  await database.stores.authorizedEmails.authorize({ patterns: ['*@example.com'], now })
  const tries: { newcomer: { username: string; email: string }; forgetful: Prepared; changing: Prepared }[] = []
  for (let index = 0; index <= points; index++)
    tries.push({
      newcomer: { username: `nueva ${index}`, email: `nueva-${index}@example.com` },
      forgetful: await prepare(database.stores, `olvido-${index}`),
      changing: await prepare(database.stores, `cambio-${index}`),
    })
  await database.close()

  const script = fileURLToPath(new URL('../../../test/killed-server.ts', import.meta.url))
  async function runUntilKilled(each: (typeof tries)[number], killAt: number): Promise<number> {
    const { newcomer, forgetful, changing } = each
    const tokens = { resetToken: forgetful.resetToken, sessionToken: changing.session }
    const task = { dataDir, encryptionKey: TEST_ENCRYPTION_KEY, killAt, newcomer, ...tokens }
    const child = spawn(process.execPath, [script, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, err, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(err)
    return Number(out)
  }
  // The first one gets through and tells how many points there are; the others are killed at points spread over them.
  let total = 0
  for (const [index, each] of tries.entries()) {
    const killAt = index === 0 ? -1 : Math.floor((total * (index - 0.5)) / points)
    const said = await runUntilKilled(each, killAt)
    if (index === 0) total = said
    else expect(said).toBe(0)
  }
  expect(total).toBeGreaterThan(20)

  database = await open()
  for (const [index, { newcomer, forgetful, changing }] of tries.entries()) {
    const states = [
      await describeNewcomer(database.stores, newcomer.email),
      await describeAccount(database.stores, forgetful),
      await describeAccount(database.stores, changing),
    ]
    const whole = ['account, 1 session', wasReset, wasChanged]
    const none = ['nothing', untouched, untouched]
    // The calls came one after the other, so what was done is a beginning of the whole.
    const doneCount = states.findIndex((state, call) => JSON.stringify(state) !== JSON.stringify(whole[call]))
    const done = doneCount === -1 ? 3 : doneCount
    expect([index, states]).toEqual([index, [...whole.slice(0, done), ...none.slice(done)]])
  }
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})
