import { exec } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { login } from '@sondeo/contract/accounts'
import { type BodyOf, type Endpoint, fillPath, type ReplyOf } from '@sondeo/contract/endpoint'
import { getOrigin } from '@sondeo/contract/origins'
import { getSearchHistory } from '@sondeo/contract/searches'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { WrongEncryptionKey } from '@sondeo/database/database-errors'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { openDatabase } from '@sondeo/database/open-database'
import { findFreePort } from '@sondeo/test-kit/find-free-port'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { ENGINES, findTemplate, TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { startS3 } from '@sondeo/test-kit/stand-ins/start-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareEnvironment } from '../../test/run-program.ts'
import { findServerTemplate } from '../../test/server-template.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { openApplication } from '../open-application.ts'
import { readOrMakeSecret } from '../read-secret.ts'
import { readServerEnv } from '../server-env.ts'
import type { AdminRequest } from './admin-request.ts'
import { openAdminSocket } from './admin-socket.ts'
import { backUp, restore } from './back-up.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const shell = promisify(exec)

const account = { email: 'ana@socios.test', password: 'una clave larga' }
const names = ['Silla', 'Mesa', 'Banco', 'Estante', 'Cama']
const page = `<table><tr><th>Producto</th><th>Precio</th></tr>${names.map((name, at) => `<tr><td>${name}</td><td>S/ ${at + 1}0.00</td></tr>`).join('')}</table>`

/** The commands as the document has them; only the folder is another. */
function commandOf(name: 'backup' | 'restore', folder: string): string {
  const section = /## Back-ups\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'docs/deploy.md'), 'utf8'))?.[1] ?? ''
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim())
  const command = blocks.find(block => block.startsWith(`npm run admin -- ${name} `))
  if (!command) throw new Error(`the document does not say how to ${name}`)
  return command.replaceAll('/var/backups', folder)
}

type Env = Record<string, string>
/** One that hangs is named, with what it said until then, before the test is given up without a word. */
const PATIENCE_MS = 150_000
const run = (command: string, env: Env) =>
  shell(command, { cwd: root, env: { ...bareEnvironment(), ...env }, timeout: PATIENCE_MS })

function createCaller(port: string) {
  let cookie = ''
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { cookie, ...(init.body !== undefined && { 'content-type': 'application/json' }) },
    })
  async function call<E extends Endpoint>(endpoint: E, body: BodyOf<E>): Promise<ReplyOf<E>> {
    const { method, path } = endpoint
    const reply = await send(fillPath(path), { method, body: JSON.stringify(body) })
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    expect([path, reply.status]).toEqual([path, 200])
    return (await reply.json()) as ReplyOf<E>
  }
  return { call, read: async (path: string) => (await send(path)).text() }
}

/** The service in this process, as `npm start` opens it: for the commands, which are processes, it is another one. */
async function start(variables: Env) {
  const env = readServerEnv(variables)
  const { http, services, database, close } = await openApplication(env, { serves: true, works: true, logger: false })
  await http?.listen({ port: env.PORT, host: env.HOST })
  const isEmbedded = database.engine === 'embedded'
  const socket = isEmbedded && (await openAdminSocket({ ...services, backUp: database.backUp }, env.DATA_DIR))
  const stop = async () => {
    if (socket) await socket.close()
    await close()
  }
  return { users: services.stores.users, stop }
}

describe.each(ENGINES)('back-ups of the %s database', engine => {
  let folder: string
  let site: Site
  /** On one engine pages lie in a bucket. */
  let s3: Awaited<ReturnType<typeof startS3>> | undefined
  const drops: (() => Promise<void>)[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sondeo-backup-'))
    site = await startSite({ '/': page })
    s3 = engine === 'postgres' ? await startS3() : undefined
  })
  afterAll(async () => {
    await site.close()
    await s3?.close()
    for (const drop of drops) await drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** A place where nothing has been stored yet. */
  async function newPlace(name: string): Promise<Env & { PORT: string }> {
    const common = { PORT: String(await findFreePort()), EGRESS_ALLOW: `${site.host}:${site.port}`, LOG_LEVEL: 'error' }
    if (engine === 'embedded') return { ...common, DATA_DIR: join(folder, name) }
    const { url, drop } = await createFreshPostgres()
    drops.push(drop)
    return {
      ...common,
      ...s3?.env,
      DATA_DIR: join(folder, name),
      DATABASE_URL: url,
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    }
  }

  test('the commands of the document save a running service and bring it back elsewhere, origins and all', async () => {
    const env = await newPlace('first')
    if (engine === 'embedded') await makeClusterOnce(join(folder, 'first', 'database'), await findServerTemplate())
    // The template knows the key of tests; a folder without ENCRYPTION_KEY keeps its own.
    const keyed = { ...env, ENCRYPTION_KEY: TEST_ENCRYPTION_KEY }
    const server = await start(keyed)
    let searchId: string
    try {
      const passwordHash = await hashPassword(account.password)
      const created = await server.users.create({ email: account.email, passwordHash, now: new Date() })
      expect(created.result).toBe('created')
      const { call } = createCaller(env.PORT)
      await call(login, account)
      const scanned = await call(scrapeWebsite, { url: site.url, auth: false, loginUrl: '', email: '', password: '' })
      const asked = await call(getAiData, { scrappedDataId: scanned.data._id, prompt: 'productos y precios' })
      searchId = asked.searchId ?? ''
      const { stdout } = await run(commandOf('backup', folder), keyed)
      expect(stdout).toMatch(
        /Wrote .*sondeo\.tar\.gz, \d+\.\d MB\.\nThe encryption key \(ENCRYPTION_KEY\) is not in it/,
      )
      const leftOut = /It does not hold what lies in the S3 bucket: \d stored pages and large documents, 0\.\d MB\./
      if (s3) expect(stdout).toMatch(leftOut)
      else expect(stdout).not.toContain('bucket')
      expect(statSync(join(folder, 'sondeo.tar.gz')).mode & 0o777).toBe(0o600)
      // A service that runs is not restored over.
      await expect(run(`${commandOf('restore', folder)} --replace`, keyed)).rejects.toMatchObject({
        stderr: expect.stringMatching(/is in use/),
      })
    } finally {
      await server.stop()
    }

    const there = { ...(await newPlace('second')), ENCRYPTION_KEY: TEST_ENCRYPTION_KEY }
    const { stdout } = await run(commandOf('restore', folder), there)
    expect(stdout).toMatch(/Restored the backup of \d{4}-.*, with \d accounts?\./)
    if (s3) expect(stdout).toMatch(/\d of its stored pages and large documents lie in the S3 bucket/)
    const again = await start(there)
    try {
      const { call, read } = createCaller(there.PORT)
      await call(login, account)
      const { search } = await call(getSearchHistory, { searchId })
      expect(JSON.parse(search.ai_response.content)).toHaveLength(names.length)
      const { origin } = await call(getOrigin, { searchId, row: 1, column: 'Precio' })
      expect(await read(origin.inputs[0]?.places[0]?.copy ?? '')).toMatch(/<mark[^>]*>S\/ 20\.00<\/mark>/)
    } finally {
      await again.stop()
    }
  })
})

test('a backup of a folder that keeps its own key holds that key, and needs nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sondeo-backup-'))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const file = join(folder, 'all.tar.gz')
  const at = (DATA_DIR: string) => ({ file, mayReplace: false, env: readServerEnv({ DATA_DIR }) })
  const open = (dataDir: string) => openDatabase({ dataDir, encryptionKey: readOrMakeSecret(dataDir) })
  const carryOut = async (request: AdminRequest) => {
    const database = await open(first)
    if (request.command === 'backup') await database.backUp(request.folder, new Date())
    await database.close()
    return { isDone: true, lines: [] }
  }
  try {
    expect(await backUp({ ...at(first), carryOut })).toMatchObject({
      isDone: false,
      lines: [expect.stringContaining('no database')],
    })
    await makeClusterOnce(join(first, 'database'), await findTemplate())
    const { lines } = await backUp({ ...at(first), carryOut })
    expect(lines[1]).toMatch(/whoever has this file can read everything/)
    expect(readdirSync(first).filter(name => name.startsWith('.'))).toEqual([])

    expect(await restore({ ...at(second), file: join(folder, 'none') })).toMatchObject({ isDone: false })
    const noBackup = restore({ ...at(second), file: join(first, 'secret') })
    await expect(noBackup).rejects.toMatchObject({ fault: 'not-ours' })
    await writeFile(join(folder, 'cut'), readFileSync(file).subarray(0, 50_000))
    await expect(restore({ ...at(second), file: join(folder, 'cut') })).rejects.toMatchObject({ fault: 'not-ours' })
    const otherKey = readServerEnv({ DATA_DIR: second, ENCRYPTION_KEY: 'x'.repeat(40) })
    await expect(restore({ ...at(second), env: otherKey })).rejects.toThrow(WrongEncryptionKey)
    expect(readdirSync(second).filter(name => !name.startsWith('database.'))).toEqual([])

    expect(await restore(at(second))).toMatchObject({
      isDone: true,
      lines: [expect.stringContaining('Restored the backup of')],
    })
    expect(readFileSync(join(second, 'secret'))).toEqual(readFileSync(join(first, 'secret')))
    await expect(restore(at(second))).rejects.toMatchObject({ fault: 'has-data' })
    const { lines: told } = await restore({ ...at(second), mayReplace: true })
    const [, aside = ''] = /kept in (\S+);/.exec(told[1] ?? '') ?? []
    expect(existsSync(join(aside, 'database'))).toBe(true)
    await (await open(second)).close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
