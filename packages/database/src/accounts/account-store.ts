import { asc, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { pages } from '../schema/scans.ts'
import { createBatchItemsStore, type StoredBatchItem } from '../stores/batch-items-store.ts'
import { createBatchesStore, type StoredBatch } from '../stores/batches-store.ts'
import { type CreditsStore, createCreditsStore } from '../stores/credits-store.ts'
import { createExportsStore, type ExportRecord } from '../stores/exports-store.ts'
import { createNoticesStore } from '../stores/notices-store.ts'
import { createPagesStore, type Page } from '../stores/pages-store.ts'
import { createReadingRulesStore, type StoredRule } from '../stores/reading-rules-store.ts'
import { createScansStore, type Scan } from '../stores/scans-store.ts'
import { createSearchBinStore } from '../stores/searches/search-bin-store.ts'
import { createSearchesStore, type UnopenedSearch } from '../stores/searches/searches-store.ts'
import { createSharesStore, type StoredShare } from '../stores/shares-store.ts'
import { createTradeSnapshotsStore, type TradeSnapshot } from '../stores/trade-snapshots-store.ts'
import { createUsageStore, type UsageStore } from '../stores/usage-store.ts'
import { createWatchRunsStore, type StoredRun } from '../stores/watches/watch-runs-store.ts'
import { createWatchesStore, type StoredWatch } from '../stores/watches/watches-store.ts'
import { createWebhooksStore, type StoredDelivery, type StoredWebhook } from '../stores/webhooks-store.ts'
import { createWorkStore, type Work } from '../stores/work-store.ts'
import { type ApiKeyRow, createApiKeysStore } from './api-keys-store.ts'
import { createSessionsStore, type SessionRow } from './sessions-store.ts'
import { createUsersStore, type User } from './users-store.ts'

/** Everything of one user as plain data, ready for JSON. */
export type AccountData = {
  user: User
  sessions: Omit<SessionRow, 'id' | 'isCurrent'>[]
  apiKeys: Omit<ApiKeyRow, 'id'>[]
  scans: (Scan & { pages: Page[] })[]
  tradeSnapshots: TradeSnapshot[]
  usage: Awaited<ReturnType<UsageStore['list']>>
  credits: Awaited<ReturnType<CreditsStore['list']>>
  readingRules: StoredRule[]
  exports: ExportRecord[]
  notices: { kind: string; period: string; createdAt: Date }[]
  watches: (StoredWatch & { runs: StoredRun[] })[]
  batches: (StoredBatch & { items: StoredBatchItem[] })[]
  shares: StoredShare[]
  /** Without the secrets that messages are signed with. */
  webhooks: (StoredWebhook & { deliveries: StoredDelivery[] })[]
  work: Work[]
}

export type AccountStore = {
  /** All but the searches and the bodies of pages, which may be too much to hold at once. */
  exportAccount: (who: { ownerId: string; now: Date }) => Promise<AccountData | null>
  /** The searches, those in the bin too, one after the other. */
  exportSearches: (who: { ownerId: string }) => AsyncGenerator<UnopenedSearch>
  /** The bodies, one after the other. */
  exportPageBodies: (who: { ownerId: string; now: Date }) => AsyncGenerator<{ page: Page; body: Buffer }>
}

/** No scan list is cut short in an export. */
const ALL = 1_000_000

export function createAccountStore(parts: StoreParts): AccountStore {
  const searches = createSearchesStore(parts)
  const bin = createSearchBinStore(parts)
  const scans = createScansStore(parts)
  const pageStore = createPagesStore(parts)

  return {
    async exportAccount({ ownerId, now }) {
      const user = await createUsersStore(parts).find({ ownerId })
      if (!user) return null
      const withPages: AccountData['scans'] = []
      for (const scan of await scans.list({ ownerId, now, limit: ALL, evenOfWatches: true }))
        withPages.push({ ...scan, pages: await pageStore.list({ ownerId, scanId: scan.id, now }) })
      return {
        user,
        sessions: (await createSessionsStore(parts).list({ ownerId, now })).map(
          ({ id: _, isCurrent: __, ...session }) => session,
        ),
        apiKeys: (await createApiKeysStore(parts).list({ ownerId })).map(({ id: _, ...key }) => key),
        scans: withPages,
        tradeSnapshots: await createTradeSnapshotsStore(parts).list({ ownerId, now }),
        usage: await createUsageStore(parts).list({ ownerId }),
        credits: await createCreditsStore(parts).list({ ownerId }),
        readingRules: await createReadingRulesStore(parts).list({ ownerId }),
        exports: await createExportsStore(parts).list({ ownerId }),
        notices: await createNoticesStore(parts).list({ ownerId }),
        watches: await listWatches(parts, ownerId),
        batches: await listBatches(parts, ownerId),
        shares: await createSharesStore(parts).list({ ownerId, now }),
        webhooks: await listWebhooks(parts, ownerId),
        work: await createWorkStore(parts).list({ ownerId }),
      }
    },

    async *exportSearches({ ownerId }) {
      for (const { id } of [...(await searches.list({ ownerId })), ...(await bin.list({ ownerId }))]) {
        const search = await searches.findUnopened({ ownerId, searchId: id, evenDeleted: true })
        if (search) yield search
      }
    },

    async *exportPageBodies({ ownerId, now }) {
      const rows = await parts.db
        .select({ id: pages.id })
        .from(pages)
        .where(eq(pages.ownerId, ownerId))
        .orderBy(asc(pages.createdAt), asc(pages.id))
      for (const { id } of rows) {
        const page = await pageStore.find({ ownerId, pageId: id, now })
        const body = page && (await pageStore.readBody({ ownerId, pageId: id, now }))
        if (page && body) yield { page, body }
      }
    },
  }
}

async function listWatches(parts: StoreParts, ownerId: string): Promise<AccountData['watches']> {
  const runs = createWatchRunsStore(parts)
  const watches: AccountData['watches'] = []
  for (const watch of await createWatchesStore(parts).list({ ownerId }))
    watches.push({ ...watch, runs: await runs.list({ ownerId, watchId: watch.id, limit: ALL }) })
  return watches
}

async function listBatches(parts: StoreParts, ownerId: string): Promise<AccountData['batches']> {
  const items = createBatchItemsStore(parts)
  const batches: AccountData['batches'] = []
  for (const { counts: _, ...batch } of await createBatchesStore(parts).list({ ownerId }))
    batches.push({ ...batch, items: await items.list({ ownerId, batchId: batch.id }) })
  return batches
}

async function listWebhooks(parts: StoreParts, ownerId: string): Promise<AccountData['webhooks']> {
  const store = createWebhooksStore(parts)
  const webhooks: AccountData['webhooks'] = []
  for (const webhook of await store.list({ ownerId }))
    webhooks.push({
      ...webhook,
      deliveries: await store.listDeliveries({ ownerId, webhookId: webhook.id, limit: ALL }),
    })
  return webhooks
}
