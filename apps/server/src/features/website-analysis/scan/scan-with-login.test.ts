import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgotPassword } from '@sondeo/contract/accounts'
import { getAiData, getScrapedContents, scrapeDetails, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { listAllRows } from '@sondeo/test-kit/list-all-rows'
import { type LoginSite, startLoginSite } from '@sondeo/test-kit/sites/start-login-site'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'

let site: LoginSite
let directory: Site
let server: TestServer
const logged: string[] = []

const supplier = (number: number) =>
  `<html lang="es"><body><h1>Proveedor ${number}</h1><p>Correo: <a href="mailto:ventas${number}@proveedor.example">ventas${number}@proveedor.example</a></p></body></html>`
const suppliers = [1, 2, 3, 4]

beforeAll(async () => {
  site = await startLoginSite()
  const entries = suppliers.map(
    number => `<tr><td><a href="/proveedor/${number}">Proveedor ${number}</a></td><td>Lima</td></tr>`,
  )
  directory = await startSite({
    '/robots.txt': { status: 404 },
    '/': `<table><tr><th>Nombre</th><th>Ciudad</th></tr>${entries.join('')}</table>`,
    ...Object.fromEntries(suppliers.slice(0, 3).map(number => [`/proveedor/${number}`, supplier(number)])),
  })
  const allow = [site, directory].map(({ host, port }) => `${host}:${port}`).join(',')
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: allow }, onLog: line => logged.push(line) })
})
afterAll(async () => {
  await server.discard()
  await Promise.all([site.close(), directory.close()])
})

const withLogin = (path: string, password = site.password) => ({
  url: site.url + path,
  auth: true,
  loginUrl: `${site.url}/entrar`,
  email: site.user,
  password,
})

/** As it stands, and as addresses, mails and dumps would write it. */
function formsOf(secret: string): string[] {
  // What stands before it moves the letters of base64; those at the edges depend on the neighbours.
  const inBase64 = ['', 'x', 'xx'].map(before =>
    Buffer.from(before + secret)
      .toString('base64')
      .slice(4, -4),
  )
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('hex'), ...inBase64]
}

/** Every file (the outbox of mails is among them), every row of every table, and every line of the log. */
async function readEverythingKept(): Promise<string> {
  const files = await readdir(server.env.DATA_DIR, { recursive: true, withFileTypes: true })
  const contents = files
    .filter(file => file.isFile())
    .map(file => readFile(join(file.parentPath, file.name), 'latin1').catch(() => ''))
  const rows = await listAllRows(server.database)
  return [...(await Promise.all(contents)), JSON.stringify(rows), ...logged].join('\n')
}

test('a list behind a login is read whole, and a wrong password is said with its own code', async () => {
  const { client, user } = await registerSomebody(server)
  const { status, body } = await client.call(scrapeWebsite, withLogin('/lista'))
  expect([status, body.data.recordsFound, body.data.complete]).toEqual([200, 10, true])
  const refused = await client.call(scrapeWebsite, withLogin('/lista', 'una-clave-equivocada'))
  expect([refused.status, refused.failure.code]).toEqual([422, 'login_refused'])
  const used = await server.services.stores.usage.list({ ownerId: user._id })
  expect(used).toHaveLength(1)
})

test('the fields of the box are asked for one by one', async () => {
  const { client } = await registerSomebody(server)
  const { failure } = await client.call(scrapeWebsite, { ...withLogin('/lista'), loginUrl: 'ftp://x', password: '' })
  expect(failure.fields).toEqual([
    { field: 'loginUrl', code: 'url_invalid' },
    { field: 'password', code: 'field_required' },
  ])
})

test('after a scan that breaks off midway no file, mail, table or log holds what was typed to sign in', async () => {
  const { client, email } = await registerSomebody(server)
  await client.call(forgotPassword, { email })
  const { status, body } = await client.call(scrapeWebsite, withLogin('/cortada'))
  expect([status, body.data.pagesRead, body.data.complete]).toEqual([200, 1, false])
  await client.call(scrapeWebsite, withLogin('/lista', 'Otra-Clave-Secreta-55'))
  // Nobody foresaw this one, and its words quote what was typed.
  const unforeseen = new Error(`could not type ${site.password} for ${site.user}`)
  vi.spyOn(server.services.scraping, 'scanWebsite').mockRejectedValueOnce(unforeseen)
  const broken = await client.call(scrapeWebsite, withLogin('/lista', 'Otra-Clave-Secreta-55'))
  expect(broken.status).toBeGreaterThanOrEqual(400)
  const kept = await readEverythingKept()
  // What was looked through is what it should be: rows, a mail, and the log's line about it.
  for (const sign of ['website', 'Content-Transfer-Encoding', 'Mail:']) expect(kept.includes(sign), sign).toBe(true)
  for (const secret of [site.password, site.user, 'Otra-Clave-Secreta-55'])
    for (const form of formsOf(secret)) expect(kept.includes(form), `${secret} as ${form}`).toBe(false)
})

test('the own pages of the records are offered to a question that needs them, and read when somebody asks for it', async () => {
  const { client } = await registerSomebody(server)
  const { body } = await client.call(scrapeWebsite, {
    url: `${directory.url}/`,
    auth: false,
    loginUrl: '',
    email: '',
    password: '',
  })
  expect(body.data.detailPages).toMatchObject({ available: 4, read: 0 })
  const ask = (prompt: string) => client.call(getAiData, { scrappedDataId: body.data._id, prompt })
  const inList = await ask('proveedores de Lima')
  expect([inList.body.success, inList.body.detailsNeeded]).toEqual([true, undefined])
  const elsewhere = await ask('nombre y correo de cada proveedor')
  expect(elsewhere.body).toMatchObject({ success: 'false', detailsNeeded: { words: ['correo'], pages: 4 } })
  const none = { auth: false, loginUrl: '', email: '', password: '' }
  const details = await client.call(scrapeDetails, { id: body.data._id, ...none })
  expect(details.body.data.detailPages).toMatchObject({ available: 4, read: 3, failed: 1 })
  const answered = await ask('nombre y correo de cada proveedor')
  expect([answered.body.success, answered.body.detailsNeeded]).toEqual([true, undefined])
  expect(answered.body.dataResponse.content).toContain('ventas2@proveedor.example')
  const { body: again } = await client.call(getScrapedContents, { id: body.data._id })
  expect(again.data.detailPages.read).toBe(3)
  const ownerId =
    (
      await server.services.stores.sessions.find({
        token: [...client.cookies.values()][0] ?? '',
        now: server.clock.now(),
      })
    )?.id ?? ''
  const pages = await server.services.stores.pages.list({ ownerId, scanId: body.data._id, now: server.clock.now() })
  expect(pages.flatMap(({ details }) => details.detailOf ?? []).sort()).toEqual(
    suppliers.slice(0, 3).map(number => `${directory.url}/proveedor/${number}`),
  )
  const before = directory.requests.length
  await client.call(scrapeDetails, { id: body.data._id, ...none })
  expect(directory.requests.slice(before)).toEqual(['GET /robots.txt', 'GET /proveedor/4'])
})

test('section 6: advanced authentication sends further fields of the form, or the cookie of a session begun elsewhere', async () => {
  const { client } = await registerSomebody(server)
  const withFields = { ...withLogin('/lista'), extraFields: { sucursal: 'Sucursal-Lima-07' } }
  expect((await client.call(scrapeWebsite, withFields)).body.data.recordsFound).toBe(10)
  expect(site.forms.at(-1)).toContain('sucursal=Sucursal-Lima-07')
  const begun = await fetch(`${site.url}/pasos/clave`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ correo: site.user, clave: site.password }),
  })
  const sessionCookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const byCookie = { url: `${site.url}/lista?c`, auth: true, loginUrl: '', email: '', password: '', sessionCookie }
  const { status, body } = await client.call(scrapeWebsite, byCookie)
  expect([status, body.data?.recordsFound]).toEqual([200, 10])
  const stored = await readEverythingKept()
  for (const secret of ['Sucursal-Lima-07', sessionCookie.split('=')[1] ?? '']) expect(stored).not.toContain(secret)
  const bad = await client.call(scrapeWebsite, { ...byCookie, sessionCookie: 'no es una cookie' })
  expect(bad.failure.fields).toEqual([{ field: 'sessionCookie', code: 'invalid_input' }])
})
