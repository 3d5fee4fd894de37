import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../build-services.ts'

const mailLifetimeMs = 30 * 24 * 3600 * 1000

export async function handle(_: object, { stores, outboxFolder, now }: Services) {
  await stores.retention.removeExpired(now())
  await removeOldMails(outboxFolder, now().getTime() - mailLifetimeMs)
}

async function removeOldMails(folder: string, beforeMs: number) {
  const files = await readdir(folder).catch(() => [])
  for (const file of files) {
    const path = join(folder, file)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < beforeMs) await rm(path, { force: true })
  }
}
