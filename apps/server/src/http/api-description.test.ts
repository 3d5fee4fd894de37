import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { apiExamples } from '@sondeo/contract/api-examples'
import { createApiKey } from '@sondeo/contract/api-keys'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

const run = promisify(execFile)
const examples = fileURLToPath(new URL('../../../web/src/features/developers/examples/', import.meta.url))

let site: Site
let server: TestServer
let base = ''
let folder = ''
beforeAll(async () => {
  const rows = ['Silla', 'Mesa', 'Banco'].map((name, at) => `<li><h3>${name}</h3><p>S/ ${at + 5}</p></li>`)
  site = await startSite({ '/robots.txt': { status: 404 }, '/lista': `<ul>${rows.join('')}</ul>` })
  server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
  base = await server.http.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'sondeo-examples-'))
})
afterAll(async () => {
  await server.discard()
  await site.close()
  await rm(folder, { recursive: true })
})

const keyCalls = allEndpoints.filter(({ key }) => key)

test('every call that a key may make has an example of its body, and every example is one that its call takes and gives', () => {
  for (const { method, path, body, query, reply } of keyCalls) {
    const example = apiExamples[`${method} ${path}`]
    if (body) expect([path, body.safeParse(example?.body).error]).toEqual([path, undefined])
    if (query) expect([path, query.safeParse(example?.query).error]).toEqual([path, undefined])
    if (example?.reply) expect([path, reply.safeParse(example.reply).error]).toEqual([path, undefined])
  }
  const known = new Set(keyCalls.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(apiExamples).filter(call => !known.has(call))).toEqual([])
})

test('whoever is signed in or has a key reads a valid description of what keys may call, and of nothing else', async () => {
  const { client } = await registerSomebody(server)
  const { body } = await client.call(createApiKey, { name: 'x', scope: 'read' })
  const program = server.client({ authorization: `Bearer ${body.token}` })
  const described = (await program.send({ url: '/api/openapi.json' })).json()
  expect((await client.send({ url: '/api/openapi.json' })).json()).toEqual(described)
  expect(described.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate(structuredClone(described))).toMatchObject({ valid: true })
  const calls = Object.entries<object>(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const named = keyCalls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(calls.sort()).toEqual(named.sort())
  const scan = described.paths['/api/scrape/website'].post
  expect(scan.requestBody.content['application/json'].example.url).toMatch(/^https:/)
  expect(scan.parameters.map(({ name }: { name: string }) => name)).toContain('Idempotency-Key')
  const { parameters } = described.paths['/api/get-searches'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['limit', 'after'])
})

/** As the page shows it, with what the page fills in. */
async function fillIn(file: string, key: string): Promise<string> {
  const values: Record<string, string> = {
    BASE: base,
    KEY: key,
    URL: `${site.url}/lista`,
    QUESTION: 'todos los registros',
    PRODUCT: 'Azúcar',
    LANG: 'es',
  }
  const text = await readFile(join(examples, file), 'utf8')
  return text.replace(/__([A-Z]+)__/g, (_, name: string) => values[name] ?? '')
}

const programs = [
  ['js', process.execPath],
  // Not every machine has them.
  ...(spawnSync('jq', ['--version']).status === 0 ? [['sh', 'bash']] : []),
  ...(spawnSync('python3', ['--version']).status === 0 ? [['py', 'python3']] : []),
]
const expected = { ask: 'Silla', saved: '/lista', research: 'Bra[sz]il' }

test.each(programs)(
  'the examples of the documentation work as they are copied: %s',
  async (ending = '', command = '') => {
    const { client } = await registerSomebody(server)
    const { body } = await client.call(createApiKey, { name: 'x', scope: 'run' })
    for (const [name, found] of Object.entries(expected)) {
      const code = await fillIn(`${name}.${ending}.txt`, body.token)
      const file = join(folder, `${name}.${ending === 'js' ? 'mjs' : ending}`)
      await writeFile(file, code)
      const { stdout } = await run(command, [file], { cwd: folder })
      expect([name, new RegExp(found).test(stdout)]).toEqual([name, true])
    }
  },
)
