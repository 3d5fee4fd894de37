import { getOrigin } from '@sondeo/contract/origins'
import { deleteSearchHistory, getSearchHistory, restoreSearch } from '@sondeo/contract/searches'
import {
  createShare,
  getSharedOrigin,
  getSharedPage,
  listShares,
  openShare,
  revokeShare,
} from '@sondeo/contract/shares'
import { getScanList, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { listAllRows } from '@sondeo/test-kit/list-all-rows'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'

const dayMs = 24 * 3_600_000
let site: Site
let server: TestServer
beforeAll(async () => {
  const rows = ['Uno', 'Dos', 'Tres'].map((name, at) => `<tr><td>${name}</td><td>S/ ${at + 1}.00</td></tr>`).join('')
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/lista': `<html lang="es"><title>Tienda</title><table><tr><th>Nombre</th><th>Precio</th></tr>${rows}</table></html>`,
    '/otra': `<html lang="es"><title>Secreta</title><table><tr><th>Clave</th><th>Valor</th></tr>${rows}</table></html>`,
  })
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})

const noLogin = { auth: false, loginUrl: '', email: '', password: '' }

async function saveResult(path = '/lista') {
  const { client, email, user } = await registerSomebody(server)
  const read = async (path: string) => {
    const { body } = await client.call(scrapeWebsite, { url: site.url + path, ...noLogin })
    return (await client.call(getScanList, { id: body.data._id })).body.list?.searchId ?? ''
  }
  return { client, email, user, read, searchId: await read(path) }
}

async function shareResult() {
  const saved = await saveResult()
  const { body } = await saved.client.call(createShare, { searchId: saved.searchId, days: 7 })
  return { ...saved, share: body.share, token: body.path.split('/').at(-1) ?? '' }
}

test('whoever has the link sees the table and where its values come from, without signing in', async () => {
  const { token, client, searchId } = await shareResult()
  const stranger = server.client()
  const { status, body, reply } = await stranger.call(openShare, { token })
  expect(status).toBe(200)
  expect(JSON.parse(body.content)[1]).toEqual({ Nombre: 'Dos', Precio: 'S/ 2.00' })
  expect(body.table?.columns.map(({ kind }) => kind)).toEqual(['text', 'money'])
  expect(body.table?.rows[1]?.[1]).toMatchObject({ value: { kind: 'money', amount: 2 } })
  // What the question was about stands in view for them, too.
  expect(body.details?.plan).toMatchObject({ sort: [] })
  expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow')
  const cell = { row: 1, column: 'Precio' }
  const { origin } = (await stranger.call(getSharedOrigin, { token, ...cell })).body
  const own = (await client.call(getOrigin, { searchId, ...cell })).body.origin
  expect(origin.inputs[0]?.text).toBe(own.inputs[0]?.text)
  const copy = origin.inputs[0]?.places[0]?.copy ?? ''
  const page = await stranger.send({ url: copy })
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
  expect(page.headers['content-security-policy']).toContain("sandbox; default-src 'none'")
  expect(page.body).toContain('id="origin"')
  expect((await client.call(listShares, { searchId })).body.shares).toMatchObject([{ views: 1 }])
})

test('a link tells nothing of its owner and reaches nothing else of the account', async () => {
  const { token, email, user, client, searchId, read } = await shareResult()
  const otherId = await read('/otra')
  const stranger = server.client()
  const { reply } = await stranger.call(openShare, { token })
  for (const secret of [email, user._id, searchId, otherId, 'Secreta']) expect(reply.body).not.toContain(secret)
  const { origin } = (await stranger.call(getSharedOrigin, { token, row: 0, column: 'Precio' })).body
  expect(JSON.stringify(origin)).not.toContain(searchId)
  const ownCopy = (await client.call(getOrigin, { searchId: otherId, row: 0, column: 'Valor' })).body.origin.inputs[0]
  const path = ownCopy?.places[0]?.copy ?? ''
  expect((await stranger.send({ url: path })).statusCode).toBe(401)
  expect((await stranger.send({ url: path.replace(otherId, token) })).statusCode).toBe(401)
  expect((await stranger.call(getSearchHistory, { searchId })).status).toBe(401)
  for (const place of ['99-c0-0', '0-c99-0', '0-c1-99'])
    expect((await stranger.call(getSharedPage, undefined, { params: { token, place } })).status).toBe(404)
  // The token is no session: neither as a cookie nor as anybody's id.
  stranger.cookies.set('sondeo', token)
  expect((await stranger.call(getSearchHistory, { searchId })).status).toBe(401)
})

test('a link ends: when it is revoked, when its time is over, and when its result is deleted', async () => {
  const isOpen = async (token: string) => (await server.client().call(openShare, { token })).status
  const revoked = await shareResult()
  expect((await revoked.client.call(revokeShare, { shareId: revoked.share._id })).status).toBe(200)
  expect(await isOpen(revoked.token)).toBe(410)
  const gone = await shareResult()
  await gone.client.call(deleteSearchHistory, { searchId: gone.searchId })
  expect(await isOpen(gone.token)).toBe(410)
  await gone.client.call(restoreSearch, { searchId: gone.searchId })
  expect(await isOpen(gone.token)).toBe(200)
  server.clock.advance(7 * dayMs + 1)
  expect(await isOpen(gone.token)).toBe(410)
  const cell = { token: gone.token, row: 0, column: 'Precio' }
  expect((await server.client().call(getSharedOrigin, cell)).failure.code).toBe('share_ended')
  const params = { token: gone.token, place: '0-c1-0' }
  expect((await server.client().call(getSharedPage, undefined, { params })).failure.code).toBe('share_ended')
})

test('only the owner makes, lists and ends links, and the database keeps no token', async () => {
  const { token, share, searchId } = await shareResult()
  const { client } = await registerSomebody(server)
  expect((await client.call(createShare, { searchId, days: 7 })).status).toBe(404)
  expect((await client.call(listShares, { searchId })).status).toBe(404)
  expect((await client.call(revokeShare, { shareId: share._id })).status).toBe(404)
  expect((await server.client().call(openShare, { token })).status).toBe(200)
  expect(JSON.stringify(await listAllRows(server.database))).not.toContain(token)
})

test('a result has twenty links at most, for the days that are offered', async () => {
  const { client, searchId } = await saveResult()
  expect((await client.call(createShare, { searchId, days: 365 as never })).status).toBe(400)
  for (let made = 0; made < 20; made++) expect((await client.call(createShare, { searchId, days: 1 })).status).toBe(200)
  expect((await client.call(createShare, { searchId, days: 1 })).failure.code).toBe('share_limit')
})

test('what is no token opens nothing, and guessing is slowed down', async () => {
  const stranger = server.client()
  expect((await stranger.call(openShare, { token: 'x'.repeat(43) })).status).toBe(410)
  for (let tried = 0; tried < 60; tried++) await stranger.call(openShare, { token: `${'y'.repeat(42)}${tried % 10}` })
  expect((await stranger.call(openShare, { token: 'z'.repeat(43) })).status).toBe(429)
})
