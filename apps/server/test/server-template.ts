import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { openDatabase } from '@sondeo/database/open-database'
import { findTemplate, TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { allJobs } from '../src/jobs/all-jobs.ts'
import { openJobs } from '../src/jobs/open-jobs.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** An embedded database with all tables and queues made: copying it takes a fraction of the time. */
export async function findServerTemplate(): Promise<string> {
  const hash = createHash('sha256').update(TEST_ENCRYPTION_KEY)
  const sources = [...globSync('packages/database/migrations/*.sql', { cwd: root }).sort(), 'package-lock.json']
  for (const file of sources) hash.update(file).update(readFileSync(join(root, file)))
  // An install removes node_modules and with it the templates of older versions.
  const folder = join(root, 'node_modules/.cache/sondeo', `server-${hash.digest('hex').slice(0, 16)}`)
  if (!existsSync(folder)) await makeTemplate(folder)
  return folder
}

async function makeTemplate(folder: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-template-'))
  try {
    const templateDir = await findTemplate()
    const { pglite, close } = await openDatabase({ dataDir, templateDir, encryptionKey: TEST_ENCRYPTION_KEY })
    if (!pglite) throw new Error('A template is an embedded database.')
    const jobs = await openJobs({ pglite }, allJobs, { log: { error: () => {} }, worked: () => {} })
    await jobs.stop()
    await close()
    await makeClusterOnce(folder, join(dataDir, 'database'))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
