import { paths } from '@sondeo/contract/paths'
import type { Services } from '../../../services.ts'
import { sendNewsJob } from './send-news.job.ts'
import type { WatchRunIds } from './watch-run.ts'
import { type StoredChange, StoredChanges, WatchSettings } from './watch-settings.ts'

type TellServices = Pick<Services, 'stores' | 'jobs' | 'webhooks' | 'mailBrand'>

/** A message is read by a program at once; more than this it fetches by the API. */
const MOST_CHANGES = 100

/** Tells by mail and webhook what a run found. Safe to repeat: whoever died on the way is made up for, and nobody hears it twice. */
export async function tellRun({ stores, jobs, webhooks, mailBrand }: TellServices, ids: WatchRunIds) {
  const { ownerId, watchId, runId } = ids
  const watch = await stores.watches.find(ids)
  const run = await stores.watchRuns.find(ids)
  const settings = WatchSettings.safeParse(watch?.settings).data
  if (!run || !settings) return
  const changes = (await stores.watchRuns.readChanges({ ownerId, runId, schema: StoredChanges })) ?? []
  if (changes.length === 0) return
  if (settings.notify.mail !== 'never') await jobs.send(sendNewsJob, ids)
  const isUnreadable = changes.every(({ kind }) => kind === 'unreadable')
  const { name, url, question } = settings
  const { newCount, goneCount, changedCount, code } = run
  await webhooks.announce(ownerId, {
    type: isUnreadable ? 'watch.unreadable' : 'watch.changed',
    key: runId,
    data: {
      watch: { id: watchId, name, url, question, link: `${mailBrand.appUrl}${paths.watch(watchId)}` },
      run: { id: runId, at: run.createdAt.toISOString(), newCount, goneCount, changedCount, code },
      changes: isUnreadable ? [] : changes.slice(0, MOST_CHANGES).map(describe),
      isCut: changes.length > MOST_CHANGES,
    },
  })
}

const describe = ({ kind, rowId, row, fields, goneSince }: StoredChange) => ({
  kind,
  rowId,
  row,
  goneSince,
  fields: fields.map(({ name, before, after, meaning, difference }) => ({ name, before, after, meaning, difference })),
})
