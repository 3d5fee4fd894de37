import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkAuth, deleteAccount, downloadAccount, forgotPassword } from '@sondeo/contract/accounts'
import { listAllRows } from '@sondeo/test-kit/list-all-rows'
import { ENGINES } from '@sondeo/test-kit/open-test-database'
import { readMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillAccount } from '../../../test/fill-account.ts'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { removeExpired } from './remove-expired.job.ts'

const day = 24 * 3600 * 1000

describe.each(ENGINES)('own data on the %s engine', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, works: true })
  })
  afterAll(() => server.discard())

  const fill = (ownerId: string) => fillAccount(server.services.stores, ownerId, server.clock.now())

  async function mailsTo(email: string) {
    const folder = join(server.env.DATA_DIR, 'outbox')
    const files = existsSync(folder) ? (await readdir(folder)).filter(file => file.endsWith('.eml')) : []
    const mails = await Promise.all(files.sort().map(async file => readMail(await readFile(join(folder, file)))))
    return mails.filter(({ to }) => to === email)
  }

  /** Tables that name any of these words, and how many stored bodies there are. */
  async function findTraces(words: string[]) {
    const tables = Object.entries(await listAllRows(server.database))
    const named = tables.filter(([, rows]) => rows.some(row => words.some(word => row.includes(word))))
    const pages = join(server.env.DATA_DIR, 'pages')
    const files = existsSync(pages) ? await readdir(pages, { recursive: true, withFileTypes: true }) : []
    return { tables: named.map(([table]) => table), files: files.filter(file => file.isFile()).length }
  }

  test('a user downloads everything that is stored, and nothing of anybody else', async () => {
    const { client, user, email } = await registerSomebody(server)
    const other = await registerSomebody(server)
    const { searchId } = await fill(user._id)
    await fill(other.user._id)
    const { status, body, reply } = await client.call(downloadAccount)
    expect(status).toBe(200)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="sondeo-account.json"')
    expect(body).toMatchObject({
      user: { id: user._id, email },
      sessions: [{ createdAt: expect.any(String) }],
      searches: [{ id: searchId, name: 'mi búsqueda', document: { prompt: '¿precios?' } }],
      scans: [{ url: 'https://tienda.example/secreto', pages: [{ position: 0 }] }],
      tradeSnapshots: [{ productName: 'Azúcar' }],
      usage: [{ kind: 'scan' }],
      exports: [{ target: { spreadsheetId: 's1' } }],
      apiKeys: [{ name: 'planilla', scope: 'read' }],
      batches: [{ settings: { name: 'mi lote' }, items: [{ url: 'https://uno.example/' }, { state: 'failed' }] }],
      shares: [{ searchId }],
      notices: [{ kind: 'usage-80' }],
      pageBodies: [{ url: 'https://tienda.example/secreto', html: '<h1>página guardada</h1>' }],
    })
    expect(reply.body).not.toContain(other.user._id)
    expect(reply.body).not.toContain('argon2')
  })

  test('deleting needs the e-mail typed again', async () => {
    const { client, email } = await registerSomebody(server)
    const { status, failure } = await client.call(deleteAccount, { email: 'other@example.com' })
    expect([status, failure.fields]).toEqual([400, [{ field: 'email', code: 'confirmation_mismatch' }]])
    expect((await client.call(deleteAccount, { email: 5 as never })).failure.fields?.[0]?.field).toBe('email')
    expect((await client.call(checkAuth)).body.user.email).toBe(email)
  })

  test('a deleted account leaves no row and no file, and a mail says so', async () => {
    const kept = await registerSomebody(server)
    await fill(kept.user._id)
    const before = await findTraces([])
    const { client, email, user, username } = await registerSomebody(server, { 'accept-language': 'en' })
    await fill(user._id)
    await client.call(forgotPassword, { email })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const words = [user._id, email, `"${username}"`]
    const filled = await findTraces(words)
    expect(filled.tables.length).toBeGreaterThan(9)
    const more = ['batches', 'batch_items', 'shares', 'api_keys'].map(table => `public.${table}`)
    expect(filled.tables).toEqual(expect.arrayContaining(more))
    if (engine === 'embedded') expect(filled.files).toBeGreaterThan(before.files)

    const { status, body, reply } = await client.call(deleteAccount, { email: email.toUpperCase() })
    expect([status, body]).toEqual([200, { success: true, message: 'Your account was deleted.' }])
    expect(reply.cookies[0]?.value).toBe('')
    await expect.poll(() => mailsTo(email)).toHaveLength(2)
    expect((await mailsTo(email))[1]).toMatchObject({ subject: 'Your account was deleted', links: [] })
    await expect.poll(() => findTraces(words)).toEqual({ tables: [], files: before.files })
    expect((await kept.client.call(downloadAccount)).body).toMatchObject({ searches: [{ name: 'mi búsqueda' }] })
  })

  test('the daily job removes what is past its time and keeps searches', async () => {
    const { client, user, email } = await registerSomebody(server)
    await fill(user._id)
    await client.call(forgotPassword, { email })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    await removeExpired.run(server.services, {})
    const words = [user._id]
    const before = await findTraces(words)
    expect(before.tables).toContain('public.pages')
    expect(await mailsTo(email)).toHaveLength(1)

    server.clock.advance(31 * day)
    await removeExpired.run(server.services, {})
    const after = await findTraces(words)
    const gone = before.tables.filter(table => !after.tables.includes(table))
    expect(gone).toEqual(
      expect.arrayContaining(
        [
          'pages',
          'reset_tokens',
          'scans',
          'sessions',
          'trade_snapshots',
          'usage',
          'batches',
          'batch_items',
          'shares',
        ].map(table => `public.${table}`),
      ),
    )
    expect(after.tables).toEqual(expect.arrayContaining(['public.searches', 'public.users']))
    expect(await mailsTo(email)).toEqual([])
    expect((await listAllRows(server.database))['public.limits']).toEqual([])
  })

  test('the daily job is on the calendar', async () => {
    const { 'pgboss.schedule': schedule = [] } = await listAllRows(server.database)
    const rows = schedule.map(row => JSON.parse(row)).filter(({ name }) => name === removeExpired.name)
    expect(rows).toMatchObject([{ cron: '17 3 * * *' }])
  })
})
