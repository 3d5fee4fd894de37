import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey } from '@sondeo/contract/api-keys'
import { getWork } from '@sondeo/contract/events'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { runProgram, startProgram } from '../../test/run-program.ts'
import { findServerTemplate } from '../../test/server-template.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

const list = (...names: string[]) =>
  `<ul>${names.map((name, at) => `<li><h3>${name}</h3><p>S/ ${at + 5}.50</p></li>`).join('')}</ul>`

let site: Site
let server: TestServer
let folder = ''
let address = ''
beforeAll(async () => {
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/lista': list('Silla', 'Mesa', 'Banco'),
    '/larga': `${list('Uno', 'Dos', 'Tres')}<a rel="next" href="/larga-2">Siguiente</a>`,
    // Never answered: a scan of it goes on until somebody stops it.
    '/larga-2': () => undefined,
  })
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
  address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'sondeo-commands-'))
})
afterAll(async () => {
  await server.discard()
  await site.close()
  await rm(folder, { recursive: true })
})

const program = 'command-line/sondeo.ts'
const run = (args: string[], env: Record<string, string>) => runProgram(program, args, { env })

async function withKey() {
  const { client } = await registerSomebody(server)
  const { body } = await client.call(createApiKey, { name: 'terminal', scope: 'run' })
  return { client, env: { SONDEO_URL: address, SONDEO_KEY: body.token } }
}

const sourced = { value: expect.any(String), source: expect.any(String) }

test('a product is researched, with its code, the answer and the source of each figure', async () => {
  const { env } = await withKey()
  const file = join(folder, 'azucar.csv')
  const args = ['research', 'Azúcar', '--json', '--limit', '2', '--csv', file, '--lang', 'en']
  const { code, out } = await run(args, env)
  const { table, ...found } = JSON.parse(out)
  expect([code, found]).toEqual([
    0,
    {
      code: expect.stringMatching(/^17/),
      name: expect.any(String),
      answer: expect.any(Array),
      report: expect.any(String),
    },
  ])
  expect(found.answer.length).toBeGreaterThan(0)
  expect(table.rows).toHaveLength(2)
  expect(Object.values(table.rows[0])).toContainEqual(expect.objectContaining(sourced))
  // What is shown is limited; the file holds everything.
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(table.rowCount + 1)
})

test('a saved result is opened by its id as a table, as JSON and as a file; another id says that there is none', async () => {
  const { env } = await withKey()
  await run(['scan', `${site.url}/lista`, '--ask', 'todo', '--quiet'], env)
  const { results } = JSON.parse((await run(['results', '--json'], env)).out)
  const id: string = results[0]._id
  const shown = await run(['open', id], env)
  expect([shown.code, shown.out]).toEqual([0, expect.stringMatching(/Silla +S\/ 5\.50[\s\S]*Banco/)])
  expect(shown.err).toContain(`${site.url}/lista`)
  const { table } = JSON.parse((await run(['open', id, '--json'], env)).out)
  expect(table).toMatchObject({ searchId: id, rowCount: 3 })
  expect(Object.values(table.rows[0])).toContainEqual({
    value: 'Silla',
    source: `${site.url}/lista`,
    origin: expect.stringContaining(id),
  })
  const other = await run(['open', 'nada', '--lang', 'en'], env)
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('not_found')])
  const missing = await run(['open'], env)
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('Falta el id')])
})

test('a list is watched and told among the watched ones; a question that finds nothing ends with 3', async () => {
  const { env } = await withKey()
  const none = await run(['watch'], env)
  expect([none.code, none.out.trim()]).toEqual([0, 'Todavía no se sigue ninguna lista.'])
  const nothing = await run(['scan', `${site.url}/lista`, '--ask', 'los que cuestan más de 900 soles', '--quiet'], env)
  expect(nothing.code).toBe(3)
  const begun = await run(['watch', `${site.url}/lista`, '--json', '--at', '07:30', '--quiet'], env)
  expect([begun.code, JSON.parse(begun.out)]).toMatchObject([0, { watch: { every: 'day', rowCount: 3 } }])
  const listed = await run(['watch', '--json'], env)
  expect(JSON.parse(listed.out).watches).toMatchObject([{ url: `${site.url}/lista` }])
  const before = site.requests.length
  const wrong = await run(['watch', `${site.url}/lista`, '--every', 'century'], env)
  expect([wrong.code, wrong.err, site.requests.length]).toEqual([2, expect.stringContaining('--every'), before])
})

test('Ctrl-C stops the scan, says so, and ends with 130', async () => {
  const { env, client } = await withKey()
  const running = async () => (await client.call(getWork)).body.work.filter(({ state }) => state === 'running')
  // It tells how far it is, and is interrupted then.
  const { kill, ended } = await startProgram(program, /1 página · 3/, {
    env,
    args: ['scan', `${site.url}/larga`],
    on: 'err',
  })
  kill('SIGINT')
  const { code, err } = await ended
  expect([code, err]).toEqual([130, expect.stringContaining('Deteniendo')])
  await expect.poll(() => running()).toEqual([])
})

test('alone, on the embedded database, each run finds what the one before it left', async () => {
  const dataDir = join(folder, 'data')
  await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
  const env = { DATA_DIR: dataDir, ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, EGRESS_ALLOW: `${site.host}:${site.port}` }
  const researched = await run(['research', 'Azúcar', '--json', '--quiet'], env)
  const { code, table } = JSON.parse(researched.out)
  expect([researched.code, code]).toEqual([0, expect.stringMatching(/^17/)])
  const opened = await run(['open', table.searchId, '--json'], env)
  expect([opened.code, JSON.parse(opened.out).table.rowCount]).toEqual([0, table.rowCount])
  const watched = await run(['watch', `${site.url}/lista`, '--json', '--quiet'], env)
  expect([watched.code, JSON.parse(watched.out)]).toMatchObject([
    0,
    { watch: { url: `${site.url}/lista`, rowCount: 3 } },
  ])
})
