import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadAccount } from '@sondeo/contract/accounts'
import { createWatch, getWatchChanges, runWatch, updateWatch } from '@sondeo/contract/watches/watch-calls'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { listAllRows } from '@sondeo/test-kit/list-all-rows'
import { type LoginSite, startLoginSite } from '@sondeo/test-kit/sites/start-login-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'

let site: LoginSite
let server: TestServer
const logged: string[] = []
beforeAll(async () => {
  site = await startLoginSite()
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}` }
  server = await startTestServer({ works: true, env, onLog: line => logged.push(line) })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})

async function look(client: TestClient, watchId: string) {
  server.clock.advance(3_600_000)
  await client.call(runWatch, { watchId })
  const runs = async () => (await client.call(getWatchChanges, undefined, { query: { watchId } })).body.runs
  await expect.poll(async () => (await runs())[0]?.state).not.toBe('running')
  return (await runs())[0]
}

test('a list behind a login is watched with a login that is kept sealed, until its owner forgets it', async () => {
  const { client } = await registerSomebody(server)
  const typed = { loginUrl: `${site.url}/entrar`, email: site.user, password: site.password }
  const scanned = await client.call(scrapeWebsite, { url: `${site.url}/lista`, auth: true, ...typed })
  const scanId = scanned.body.data._id
  const daily = { scanId, every: 'day', at: '08:00', timeZone: 'America/Lima' } as const
  const bad = await client.call(createWatch, { ...daily, login: { ...typed, password: '' } })
  expect(bad.failure.fields).toEqual([{ field: 'password', code: 'field_required' }])
  const { watch } = (await client.call(createWatch, { ...daily, login: typed })).body
  expect(watch).toMatchObject({ hasLogin: true, rowCount: 10 })
  const watchId = watch._id
  expect(await look(client, watchId)).toMatchObject({ state: 'read', rowCount: 10, newCount: 0, goneCount: 0 })

  const { reply } = await client.call(downloadAccount)
  const files = await readdir(server.env.DATA_DIR, { recursive: true, withFileTypes: true })
  const contents = files
    .filter(file => file.isFile())
    .map(file => readFile(join(file.parentPath, file.name), 'latin1').catch(() => ''))
  const rows = JSON.stringify(await listAllRows(server.database))
  const kept = [...(await Promise.all(contents)), rows, ...logged, reply.body].join('\n')
  expect([kept.includes(watchId), kept.includes(site.password), kept.includes(site.user)]).toEqual([true, false, false])

  expect((await client.call(updateWatch, { watchId, login: null })).body.watch.hasLogin).toBe(false)
  const outside = await look(client, watchId)
  expect([outside?.state === 'read', outside?.goneCount]).toEqual([false, 0])
})

test('a list behind a login is watched with the cookie of a session, until that session ends', async () => {
  const { client } = await registerSomebody(server)
  const form = await (await fetch(`${site.url}/entrar`)).text()
  const token = /name="ficha" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const typed = new URLSearchParams({ ficha: token, correo: site.user, clave: site.password })
  const entered = await fetch(`${site.url}/entrar`, { method: 'POST', body: typed, redirect: 'manual' })
  const sessionCookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const login = { loginUrl: '', email: '', password: '', sessionCookie }
  const scanned = await client.call(scrapeWebsite, { url: `${site.url}/lista`, auth: true, ...login })
  const daily = { scanId: scanned.body.data._id, every: 'day', at: '08:00', timeZone: 'America/Lima' } as const
  const { watch } = (await client.call(createWatch, { ...daily, login })).body
  expect(watch).toMatchObject({ hasLogin: true, rowCount: 10 })
  expect(await look(client, watch._id)).toMatchObject({ state: 'read', rowCount: 10, newCount: 0, goneCount: 0 })
  const ended = { ...login, sessionCookie: 'sesion=ended' }
  await client.call(updateWatch, { watchId: watch._id, login: ended })
  const outside = await look(client, watch._id)
  expect([outside?.state === 'read', outside?.goneCount]).toEqual([false, 0])
  const value = sessionCookie.slice('sesion='.length)
  expect([JSON.stringify(await listAllRows(server.database)), ...logged].join('\n')).not.toContain(value)
})
