import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'

const mailLifetimeMs = 30 * 24 * 3600 * 1000

/** Once a day, everything that is past its time goes: pages, sessions, links, counters, mails in the outbox. */
export const removeExpired = defineJob({
  name: 'accounts.remove-expired',
  payload: z.object({}),
  schedule: '17 3 * * *',
  lookEverySeconds: 5,
  expireInSeconds: 1800,
  load:
    async () =>
    async ({ stores, outboxFolder, now }: Pick<Services, 'stores' | 'outboxFolder' | 'now'>) => {
      await stores.retention.removeExpired(now())
      await removeOldMails(outboxFolder, now().getTime() - mailLifetimeMs)
    },
})

async function removeOldMails(folder: string, beforeMs: number) {
  const files = await readdir(folder).catch(() => [])
  for (const file of files) {
    const path = join(folder, file)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < beforeMs) await rm(path, { force: true })
  }
}
