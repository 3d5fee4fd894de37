import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { type OpenDatabase, openDatabase } from '@sondeo/database/open-database'
import { createFreshPostgres } from './fresh-postgres.ts'

/** For `describe.each`: what holds on one engine must hold on the other. */
export const ENGINES = ['embedded', 'postgres'] as const

export const TEST_ENCRYPTION_KEY = 'a key for tests that nobody else would use'

export type TestDatabase = {
  database: OpenDatabase
  dataDir: string
  url: string | undefined
  /** Closes it and opens it again, as a restart does. */
  reopen: (options?: { encryptionKey?: string }) => Promise<OpenDatabase>
  /** Makes an account that nothing else has touched, and gives its id. */
  newOwner: () => Promise<string>
  /** Closes it and leaves nothing behind. */
  discard: () => Promise<void>
}

/** A fresh database of either engine, migrated, in a folder of its own. */
export async function openTestDatabase(engine: (typeof ENGINES)[number]): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-data-'))
  const postgres = engine === 'postgres' ? await createFreshPostgres() : undefined
  const templateDir = postgres ? undefined : await findTemplate()
  const open = (encryptionKey = TEST_ENCRYPTION_KEY) =>
    openDatabase({ url: postgres?.url, dataDir, encryptionKey, templateDir })
  let accounts = 0
  const opened: TestDatabase = {
    database: await open(),
    dataDir,
    url: postgres?.url,
    async reopen(options) {
      await opened.database.close()
      opened.database = await open(options?.encryptionKey)
      return opened.database
    },
    async newOwner() {
      const owner = {
        email: `u${accounts++}@example.com`,
        passwordHash: null,
        now: new Date('2026-03-05T12:00:00.000Z'),
      }
      const made = await opened.database.stores.users.create(owner)
      if (made.result !== 'created') throw new Error(made.result)
      return made.user.id
    },
    async discard() {
      await opened.database.close()
      await postgres?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return opened
}

/** Making a PGlite cluster takes seconds, copying one does not: one is kept for each version of PGlite. */
export async function findTemplate(): Promise<string> {
  const pglite = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), '..')
  const { version } = JSON.parse(readFileSync(join(pglite, 'package.json'), 'utf8'))
  const folder = join(pglite, '..', '..', '.cache', 'sondeo', `pglite-${version}`)
  await makeClusterOnce(folder)
  return folder
}
