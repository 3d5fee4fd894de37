import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey, type KeyScope } from '@sondeo/contract/api-keys'
import { getWatches } from '@sondeo/contract/watches/watch-calls'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { openDatabase } from '@sondeo/database/open-database'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { runProgram } from '../../test/run-program.ts'
import { findServerTemplate } from '../../test/server-template.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

let site: Site
let server: TestServer
let folder = ''
let address = ''
beforeAll(async () => {
  const items = ['Silla', 'Mesa', 'Banco'].map((name, at) => `<li><h3>${name}</h3><p>S/ ${at + 5}.50</p></li>`)
  site = await startSite({ '/robots.txt': { status: 404 }, '/lista': `<ul>${items.join('')}</ul>` })
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
  address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'sondeo-terminal-'))
})
afterAll(async () => {
  await server.discard()
  await site.close()
  await rm(folder, { recursive: true })
})

const run = (args: string[], env: Record<string, string> = {}) => runProgram('command-line/sondeo.ts', args, { env })

async function withKey(scope: KeyScope = 'run') {
  const { client } = await registerSomebody(server)
  const { body } = await client.call(createApiKey, { name: 'terminal', scope })
  return { client, env: { SONDEO_URL: address, SONDEO_KEY: body.token } }
}

test('a site is scanned and asked, its table saved as CSV and given as JSON with origins', async () => {
  const { env, client } = await withKey()
  const file = join(folder, 'sillas.csv')
  const args = ['scan', `${site.url}/lista`, '--ask', '¿cuál es el más caro?', '--csv', file, '--json']
  const { code, out, err } = await run(args, env)
  expect([code, err.includes('1 fila')]).toEqual([0, true])
  expect(JSON.parse(out)).toMatchObject({ recordsFound: 3, complete: true, table: { rowCount: 1 } })
  expect(out).toContain(`${site.url}/lista`)
  expect(await readFile(file, 'utf8')).toMatch(/"Banco"/)
  expect(out).not.toContain('"Silla"')
  const watched = await run(['watch', `${site.url}/lista`, '--every', 'week', '--lang', 'en', '--quiet'], env)
  expect([watched.code, watched.out]).toEqual([0, expect.stringMatching(/^Watching “/)])
  expect((await client.call(getWatches)).body.watches).toMatchObject([{ every: 'week' }])
  const results = await run(['results'], env)
  expect([results.code, results.out.trim().split('\n').length]).toEqual([0, 1])
})

test('exit codes tell what went wrong, in the language of the terminal', async () => {
  const { env } = await withKey('read')
  const readOnly = await run(['scan', `${site.url}/lista`], { ...env, LANG: 'en_US.UTF-8' })
  expect([readOnly.code, readOnly.err]).toEqual([4, expect.stringContaining('can only read')])
  const unknown = await run(['results'], { ...env, SONDEO_KEY: 'sondeo_nothing' })
  expect([unknown.code, unknown.err]).toEqual([4, expect.stringContaining('no existe o fue revocada')])
  const blocked = await withKey()
  const failed = await run(['scan', 'http://169.254.169.254/'], blocked.env)
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('url_blocked')])
  const away = await run(['results'], { SONDEO_URL: 'http://127.0.0.1:1', SONDEO_KEY: 'sondeo_x' })
  expect([away.code, away.err]).toEqual([1, expect.stringContaining('no responde')])
})

test('a wrong command is told what is wrong with it, and help helps, before anything is opened', async () => {
  const wrong = await run(['scan', 'a', '--fast'])
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--fast')])
  const keyless = await run(['results'], { SONDEO_URL: address })
  expect([keyless.code, keyless.err]).toEqual([2, expect.stringContaining('SONDEO_KEY')])
  const help = await run(['--help', '--lang', 'en'])
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('npm run sondeo -- scan <address>')])
})

test('without a server it works alone on the embedded database, and leaves no key behind', async () => {
  const dataDir = join(folder, 'data')
  await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
  const env = {
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    EGRESS_ALLOW: `${site.host}:${site.port}`,
  }
  const { code, out, err } = await run(['scan', `${site.url}/lista`, '--quiet'], env)
  expect([code, out, err]).toEqual([0, expect.stringMatching(/Silla +S\/ 5\.50/), expect.stringContaining(site.url)])
  const { stores, close } = await openDatabase({ dataDir, encryptionKey: TEST_ENCRYPTION_KEY })
  const demo = await stores.users.findByEmail('demo@example.com')
  expect(await stores.apiKeys.list({ ownerId: demo?.id ?? '' })).toEqual([])
  await close()
})
