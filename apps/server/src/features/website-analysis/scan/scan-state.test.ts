import { stopWork } from '@sondeo/contract/events'
import { getRowsSoFar, getScanContacts, getScanState } from '@sondeo/contract/scans'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { until } from '../../../../test/until.ts'

let site: Site
let server: TestServer
/** The second page is held back until somebody lets it go. */
let letGo: (() => void) | undefined

const rowsOf = (page: number) =>
  Array.from({ length: 5 }, (_, at) => `<li><h3>Lote ${page}-${at}</h3><p>Precio: S/ ${page}${at},00</p></li>`).join('')
const listPage = (page: number, next: string | null) =>
  `<title>Lotes</title><ul>${rowsOf(page)}</ul>${next ? `<a rel="next" href="${next}">Siguiente</a>` : ''}`
const heldPage: SitePage = (_, response) => {
  letGo = () => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(listPage(2, null))
  }
  return undefined
}

beforeAll(async () => {
  site = await startSite({
    '/lotes': listPage(1, '/lotes-2'),
    '/lotes-2': heldPage,
    '/lotes-3': listPage(3, null),
    '/contacto': `<title>Contacto</title><h1>Contacto</h1><section><h2>Ventas</h2><p>ventas@sol.example, celular +51 987 654 321</p></section>
      <section><h3>Ana Ruiz</h3><p>Gerente de compras</p><p>ana@sol.example</p></section>
      <section><h2>Oficina</h2><p>oficina@sol.example, teléfono +51 1 234 5678</p><p>Otra vez: VENTAS@sol.example</p></section>`,
    '/forbidden': { status: 403, body: 'no' },
    '/pedidos': { status: 302, headers: { location: '/entrar' } },
    '/entrar': `<h1>Iniciar sesión</h1><form method="post"><label>Usuario <input name="usuario"></label>
      <label>Clave <input name="clave" type="password"></label><button>Ingresar</button></form>`,
    '/reto': { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: 'Un momento' },
  })
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})
const scan = (client: TestClient, path: string) => client.call(scrapeWebsite, { url: site.url + path, auth: false })
const beginScan = async (path: string) => {
  letGo = undefined
  const { client, user } = await registerSomebody(server)
  const ended = scan(client, path)
  const { id } = await until(async () => (await server.services.workBoard.listOpen(user._id))[0])
  return { client, ended, id }
}
const stateOf = async (client: TestClient, id: string) => (await client.call(getScanState, { id })).body.scan

test('a scan has its place from the first second, and its rows come while it runs', async () => {
  const { client, ended, id } = await beginScan('/lotes')
  await until(() => letGo)
  expect(await stateOf(client, id)).toMatchObject({ _id: id, url: `${site.url}/lotes`, state: 'running', code: null })
  const rows = await until(async () => {
    const { content } = (await client.call(getRowsSoFar, { id })).body
    const found: object[] = JSON.parse(content)
    return found.length > 0 ? found : undefined
  })
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows)).toContain('"Lote 1-0"')
  letGo?.()
  expect((await ended).body.data).toMatchObject({ _id: id, recordsFound: 10 })
  expect(await stateOf(client, id)).toMatchObject({ state: 'ready', code: null })
})

test('stopped after a page, the place is ready with what was read', async () => {
  const { client, ended, id } = await beginScan('/lotes')
  await until(() => letGo)
  await client.call(stopWork, { workId: id })
  await ended
  expect(await stateOf(client, id)).toMatchObject({ state: 'ready' })
})

test('a scan that failed keeps its place and says why', async () => {
  const { client, user } = await registerSomebody(server)
  expect((await scan(client, '/forbidden')).failure.code).toBe('site_refused')
  const [failed] = await server.services.stores.scans.list({ ownerId: user._id, now: server.clock.now() })
  expect(await stateOf(client, failed?.id ?? '')).toMatchObject({ state: 'failed', code: 'site_refused' })
})

test.each([
  ['/pedidos', 'site_needs_login', '/entrar'],
  ['/reto', 'site_captcha', null],
])('%s is told as the wall that it is, and costs nothing', async (path, code, loginPath) => {
  const { client, user } = await registerSomebody(server)
  expect((await scan(client, path)).failure.code).toBe(code)
  const { stores } = server.services
  expect(await stores.usage.list({ ownerId: user._id })).toEqual([])
  const [failed] = await stores.scans.list({ ownerId: user._id, now: server.clock.now() })
  const loginUrl = loginPath && site.url + loginPath
  expect(await stateOf(client, failed?.id ?? '')).toMatchObject({ state: 'failed', code, loginUrl })
})

test('an address typed without a scheme is read by http before a certificate is blamed', async () => {
  const { client } = await registerSomebody(server)
  const order = { url: `https://${site.host}:${site.port}/lotes-3`, auth: false }
  expect((await client.call(scrapeWebsite, order)).failure.code).toBe('site_certificate')
  const bare = await client.call(scrapeWebsite, order, { headers: { 'x-typed-address': 'bare' } })
  expect(bare.body.data).toMatchObject({ url: `${site.url}/lotes-3`, recordsFound: 5 })
})

test('the contacts of a scan are one list, each once, with person, role and kind, and the page with its place', async () => {
  const { client } = await registerSomebody(server)
  const id = (await scan(client, '/contacto')).body.data._id
  const { contacts } = (await client.call(getScanContacts, { id })).body
  expect(contacts).toHaveLength(5)
  const nobody = { person: null, role: null }
  expect(contacts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'email', value: 'ventas@sol.example', name: 'Ventas', ...nobody }),
      expect.objectContaining({ kind: 'mobile', value: '+51987654321', name: 'Ventas' }),
      expect.objectContaining({ kind: 'landline', value: '+5112345678', name: 'Oficina' }),
      expect.objectContaining({ value: 'ana@sol.example', person: 'Ana Ruiz', role: 'Gerente de compras' }),
    ]),
  )
  const ana = contacts.find(({ value }) => value === 'ana@sol.example')?.place
  expect(ana).toMatchObject({ address: `${site.url}/contacto`, kind: 'text', readAt: expect.any(String) })
  const copy = await client.send({ url: ana?.copy ?? '' })
  expect(copy.body).toContain('<mark id="origin">ana@sol.example</mark>')
  expect(copy.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  const other = (await registerSomebody(server)).client
  expect((await other.call(getScanContacts, { id })).failure.code).toBe('not_found')
  expect((await other.send({ url: ana?.copy ?? '' })).statusCode).toBe(404)
  expect((await client.send({ url: `/api/contact-page/${id}/0123456789abcdef` })).statusCode).toBe(404)
})

test('the place of somebody else is none', async () => {
  const { client, ended, id } = await beginScan('/lotes')
  const other = (await registerSomebody(server)).client
  expect((await other.call(getScanState, { id })).failure.code).toBe('not_found')
  expect((await other.call(getRowsSoFar, { id })).failure.code).toBe('not_found')
  await until(() => letGo)
  await client.call(stopWork, { workId: id })
  await ended
})

test('work that fell silent is not said to run for ever', async () => {
  const { user, client } = await registerSomebody(server)
  const { stores } = server.services
  const started = await stores.scans.start({ ownerId: user._id, url: site.url, now: server.clock.now() })
  const id = started.result === 'started' ? started.id : ''
  expect(await stateOf(client, id)).toMatchObject({ state: 'failed', code: 'interrupted' })
})
