import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { openDatabase } from '@sondeo/database/open-database'
import type { PostgresTemplate } from '@sondeo/test-kit/fresh-postgres'
import { findTemplate, TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { allJobs } from '../src/jobs/all-jobs.ts'
import { openJobs } from '../src/jobs/open-jobs.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What a database with all tables and queues depends on. */
function hashSources(): string {
  const hash = createHash('sha256').update(TEST_ENCRYPTION_KEY)
  const sources = [...globSync('packages/database/migrations/*.sql', { cwd: root }).sort(), 'package-lock.json']
  for (const file of sources) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** A PostgreSQL database with all tables and queues made: copying it takes a tenth of a second. */
export function serverTemplate(): PostgresTemplate {
  return { name: `server_${hashSources()}`, make: url => makeTables({ url }) }
}

/** The same for the embedded engine, as a folder. */
export async function findServerTemplate(): Promise<string> {
  // An install removes node_modules and with it the templates of older versions.
  const folder = join(root, 'node_modules/.cache/sondeo', `server-${hashSources()}`)
  if (!existsSync(folder)) await makeTables({ folder })
  return folder
}

async function makeTables({ url, folder }: { url?: string; folder?: string }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-template-'))
  try {
    const templateDir = url ? undefined : await findTemplate()
    const database = await openDatabase({ url, dataDir, templateDir, encryptionKey: TEST_ENCRYPTION_KEY })
    const engine = database.pglite ? { pglite: database.pglite } : { url: url ?? '' }
    const jobs = await openJobs(engine, allJobs, { log: { error: () => {} }, worked: () => {} })
    await jobs.stop()
    await database.close()
    if (folder) await makeClusterOnce(folder, join(dataDir, 'database'))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
