import { paths } from '@sondeo/contract/paths'
import type { StoredWatch } from '@sondeo/database/watches-store'
import { Feed } from 'feed'
import { messagesIn } from '../../../../messages/server-messages.ts'
import type { Services } from '../../../../services.ts'
import { StoredChanges, type WatchSettings } from '../watch-settings.ts'
import { writeChange } from '../write-change.ts'

const MOST_RUNS = 50
const MOST_ENTRIES = 300

/** What the last runs found, one entry for each change, newest first. */
export async function writeFeed(
  { stores, mailBrand }: Pick<Services, 'stores' | 'mailBrand'>,
  { id: watchId, ownerId, createdAt }: StoredWatch,
  { name, language }: WatchSettings,
): Promise<string> {
  const link = `${mailBrand.appUrl}${paths.watch(watchId)}`
  const user = await stores.users.find({ ownerId })
  const reader = user ?? { language, region: null }
  const { language: words } = reader
  const runs = (await stores.watchRuns.list({ ownerId, watchId, limit: MOST_RUNS })).filter(run => run.finishedAt)
  const feed = new Feed({
    id: link,
    title: messagesIn(words).watches.subject(name),
    link,
    language: words,
    updated: runs[0]?.finishedAt ?? createdAt,
    generator: mailBrand.brand,
    copyright: '',
  })
  for (const run of runs) {
    const changes = (await stores.watchRuns.readChanges({ ownerId, runId: run.id, schema: StoredChanges })) ?? []
    for (const change of changes) {
      if (feed.items.length >= MOST_ENTRIES) return feed.atom1()
      feed.addItem({
        id: `${link}#${run.id}-${change.kind}-${change.rowId ?? 'list'}`,
        title: writeChange(change, run, reader),
        link,
        date: run.finishedAt ?? run.createdAt,
        content: Object.entries(change.row)
          .map(([column, said]) => `${column}: ${said}`)
          .join('\n'),
      })
    }
  }
  return feed.atom1()
}
