import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { openDatabase } from '@sondeo/database/open-database'
import { findFreePort } from '@sondeo/test-kit/find-free-port'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { writeBaciZip } from '@sondeo/test-kit/trade-sources/write-baci-zip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProgram, runProgram, startProgram } from '../../test/run-program.ts'
import { findServerTemplate } from '../../test/server-template.ts'

describe('on the embedded database', () => {
  let dataDir: string
  let env: Record<string, string>
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sondeo-admin-'))
    await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
    const port = await findFreePort()
    env = { DATA_DIR: dataDir, ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, PORT: String(port), LOG_LEVEL: 'trace' }
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const admin = (args: string, input = '') => runProgram('admin/admin.ts', args.split(' '), { env, input })
  const note = () => join(dataDir, 'operator.json')

  async function signIn(email: string, password: string): Promise<{ status: number; cookie: string }> {
    const reply = await fetch(`http://127.0.0.1:${env.PORT}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return { status: reply.status, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }

  async function isSignedIn(cookie: string): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${env.PORT}/api/auth/check-auth`, { headers: { cookie } })).ok
  }

  test('the same commands work on the stopped database and through the running server', async () => {
    const made = await admin('create-user ana@socios.test --username Ana --plan pro')
    expect(made).toMatchObject({ code: 0, err: '' })
    const [, password = ''] = /^Password: (\S+)$/m.exec(made.out) ?? []
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){2}$/)

    let server: RunningProgram | undefined = await startProgram('start-all.ts', /Demo account: .*\n/, { env })
    try {
      expect(statSync(note()).mode & 0o777).toBe(0o600)
      const first = await signIn('ana@socios.test', password)
      expect(first.status).toBe(200)

      expect(await admin('end-sessions ANA@socios.test')).toEqual({
        code: 0,
        out: 'Ended 1 session of ana@socios.test.\n',
        err: '',
      })
      expect(await isSignedIn(first.cookie)).toBe(false)

      const second = await signIn('ana@socios.test', password)
      expect((await admin('set-password ana@socios.test --password-stdin', 'otra clave larga\n')).code).toBe(0)
      expect(await isSignedIn(second.cookie)).toBe(false)
      expect((await signIn('ana@socios.test', 'otra clave larga')).status).toBe(200)

      const zip = join(dataDir, 'baci.zip')
      const rows = [{ exporter: 76, importer: 842, product: 170114, thousandUsd: 5, tons: 1 }]
      await writeBaciZip(zip, { years: [{ year: 2023, rows }] })
      expect(await admin(`import-trade ${zip}`)).toMatchObject({
        code: 0,
        out: expect.stringContaining('2023: 1 rows'),
      })
      expect(await admin(`import-trade ${note()}`)).toMatchObject({ code: 1, err: expect.stringMatching(/not a ZIP/) })

      const { out: list } = await admin('list')
      expect(list).toMatch(/ana@socios\.test +Ana +pro +password +\d{4}-\d\d-\d\d\n/)

      const { url, token } = JSON.parse(await readFile(note(), 'utf8'))
      const knock = (headers: Record<string, string>) =>
        fetch(url, { method: 'POST', headers, body: '{"command":"list"}' }).then(reply => reply.status)
      expect(await knock({})).toBe(403)
      expect(await knock({ authorization: 'Bearer wrong' })).toBe(403)
      expect(await knock({ authorization: `Bearer ${token}`, origin: 'https://evil.example' })).toBe(403)
      expect(await knock({ authorization: `Bearer ${token}` })).toBe(200)

      server.kill('SIGTERM')
      expect((await server.ended).code).toBe(0)
      server = undefined
      expect(existsSync(note())).toBe(false)
    } finally {
      server?.kill('SIGKILL')
    }

    expect((await admin('delete-user ana@socios.test --yes')).code).toBe(0)
    expect(await admin('end-sessions ana@socios.test')).toEqual({
      code: 1,
      out: '',
      err: 'There is no account with the e-mail ana@socios.test.\n',
    })
  })

  test('while somebody else holds the database and no server answers, the command says so', async () => {
    const held = await openDatabase({ dataDir, encryptionKey: TEST_ENCRYPTION_KEY })
    const { code, err } = await admin('list')
    await held.close()
    expect(code).toBe(1)
    expect(err).toMatch(/is in use by process \d+\. It does not answer the operator/)
  })
})

test('with DATABASE_URL the command opens PostgreSQL itself', async () => {
  const { url, drop } = await createFreshPostgres()
  const env = { DATABASE_URL: url, ENCRYPTION_KEY: TEST_ENCRYPTION_KEY }
  const admin = (args: string, input = '') => runProgram('admin/admin.ts', args.split(' '), { env, input })
  expect(await admin('create-user eva@example.com --password-stdin', 'una clave larga')).toEqual({
    code: 0,
    out: 'Made an account for eva@example.com, username eva.\n',
    err: '',
  })
  const wrongKey = await runProgram('admin/admin.ts', ['list'], { env: { ...env, ENCRYPTION_KEY: 'x'.repeat(40) } })
  expect([wrongKey.code, wrongKey.err]).toEqual([
    1,
    'The encryption key is not the one this database was sealed with.\n',
  ])
  await drop()
})

test('a server that cannot be reached is said in one line', async () => {
  const env = { DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z', ENCRYPTION_KEY: TEST_ENCRYPTION_KEY }
  const { code, err } = await runProgram('admin/admin.ts', ['list'], { env })
  expect([code, err.split('\n').length]).toEqual([1, 2])
  expect(err).toMatch(/^The PostgreSQL server cannot be used: .*ECONNREFUSED/)
})
