import type { Services } from '../services.ts'

type Parts = Pick<Services, 'stores' | 'now'>

/**
 * What died with its process ends as interrupted: its unit is given back, and whoever waits hears of it. A report is
 * written within its call, so of one that died only the unit is left.
 */
export function createSilenceWatch({ stores, now }: Parts) {
  let before = new Map<string, number>()

  async function end({ ownerId, workId }: { ownerId: string; workId: string }) {
    const ended = { ownerId, workId, state: 'failed', outcome: { code: 'interrupted' }, now: now() } as const
    if (!(await stores.work.finish(ended))) return
    const scan = await stores.scans.find({ ownerId, scanId: workId, now: now() })
    if (scan?.state !== 'running') return
    const details = { isInterrupted: true }
    await stores.scans.finish({ ownerId, scanId: workId, state: 'failed', url: scan.url, details, now: now() })
    await stores.usage.release({ ownerId, searchId: workId, kind: 'scan' })
  }

  return {
    /** Ends what was silent at the last look too: while the database is away, nobody can give a sign. */
    async look() {
      const silent = await stores.work.listSilent({ now: now() })
      for (const one of silent) if (before.get(one.workId) === one.updatedAt.getTime()) await end(one)
      before = new Map(silent.map(({ workId, updatedAt }) => [workId, updatedAt.getTime()]))
      await stores.retention.releaseLostReports(now())
    },
  }
}
