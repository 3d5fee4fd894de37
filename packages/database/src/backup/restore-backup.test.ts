import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { beginSwitch } from './switch-folders.ts'

const now = new Date('2026-11-18T12:00:00.000Z')

describe.each(ENGINES)('a backup of the %s engine', engine => {
  let opened: TestDatabase
  let backup: string
  let ownerId: string
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    ownerId = await opened.newOwner()
    const { stores } = opened.database
    const started = await stores.scans.start({ ownerId, url: 'https://tienda.example/', now })
    const scanId = started.result === 'started' ? started.id : ''
    const body = Buffer.from('<p>ñandú</p>')
    await stores.pages.save({ ownerId, scanId, position: 0, details: { url: 'https://tienda.example/' }, body, now })
    backup = await mkdtemp(join(tmpdir(), 'sondeo-backup-'))
    await opened.database.backUp(backup, now)
  })
  afterAll(async () => {
    await opened.discard()
    await rm(backup, { recursive: true, force: true })
  })

  async function restoreInto(place: { url: string | undefined; dataDir: string }, change?: (folder: string) => void) {
    return restoreBackup({
      ...place,
      mayReplace: true,
      async unpack(folder) {
        await cp(backup, folder, { recursive: true })
        change?.(folder)
      },
      findKey: () => TEST_ENCRYPTION_KEY,
      prepareQueue: async () => {},
      now,
    })
  }

  test('is whole, and what was there before is kept aside', async () => {
    const place = engine === 'postgres' ? await createFreshPostgres() : undefined
    const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-data-'))
    const where = { url: place?.url, dataDir }
    expect(await restoreInto(where)).toEqual({ createdAt: now, accounts: 1, inBucket: 0, aside: null })
    const { aside } = await restoreInto(where)
    expect(aside).toMatch(/before.restore/)
    const database = await openDatabase({ ...where, encryptionKey: TEST_ENCRYPTION_KEY })
    const [scan] = await database.stores.scans.list({ ownerId, now })
    const pages = await database.stores.pages.list({ ownerId, scanId: scan?.id ?? '', now })
    const body = await database.stores.pages.readBody({ ownerId, pageId: pages[0]?.id ?? '', now })
    await database.close()
    expect(body?.toString()).toBe('<p>ñandú</p>')
    if (place && aside) await dropDatabase(place.url, aside)
    await place?.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('of a newer version or another engine is refused, and nothing is changed', async () => {
    const edit = (change: object) => (folder: string) => {
      const file = join(folder, 'manifest.json')
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
    }
    const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-data-'))
    const place = { url: engine === 'postgres' ? opened.url : undefined, dataDir }
    const other = engine === 'embedded' ? 'postgres' : 'embedded'
    await expect(restoreInto(place, edit({ lastMigration: 9e15 }))).rejects.toMatchObject({ fault: 'newer' })
    await expect(restoreInto(place, edit({ engine: other }))).rejects.toMatchObject({ fault: `is-${other}` })
    await expect(restoreInto(place, edit({ product: 'x' }))).rejects.toMatchObject({ fault: 'not-ours' })
    if (engine === 'postgres') {
      // As every server does; connections for calls come and go.
      const listening = Promise.withResolvers<unknown>()
      const leave = opened.database.hearChanges(listening.resolve)
      await listening.promise
      await expect(restoreInto(place)).rejects.toMatchObject({ fault: 'in-use' })
      await leave()
    }
    expect(readdirSync(dataDir).filter(name => !name.startsWith('database.'))).toEqual([])
    expect(await opened.database.stores.users.count()).toBe(1)
    await rm(dataDir, { recursive: true, force: true })
  })

  test.runIf(engine === 'embedded')(
    'whose restore was cut off between two folders is finished by the next start',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-data-'))
      await mkdir(join(dataDir, 'database'))
      await cp(backup, join(dataDir, '.restore-x'), { recursive: true })
      const aside = beginSwitch({ dataDir, incoming: join(dataDir, '.restore-x'), now })
      await mkdir(aside)
      renameSync(join(dataDir, 'database'), join(aside, 'database'))
      const database = await openDatabase({ dataDir, encryptionKey: TEST_ENCRYPTION_KEY })
      expect(await database.stores.users.count()).toBe(1)
      await database.close()
      expect(readdirSync(dataDir).sort()).toEqual([
        'before-restore-2026-11-18T12-00-00-000Z',
        'database',
        'database.lock',
        'database.pid',
        'pages',
      ])
      await rm(dataDir, { recursive: true, force: true })
    },
  )
})

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
  await client.connect()
  await client.query(`drop database ${pg.escapeIdentifier(name)}`)
  await client.end()
}
