import { type AccountStore, createAccountStore } from './accounts/account-store.ts'
import { type ApiKeysStore, createApiKeysStore } from './accounts/api-keys-store.ts'
import { type AuthorizedEmailsStore, createAuthorizedEmailsStore } from './accounts/authorized-emails-store.ts'
import { createResetTokensStore, type ResetTokensStore } from './accounts/reset-tokens-store.ts'
import { createSessionsStore, type SessionsStore } from './accounts/sessions-store.ts'
import { createUsersStore, type UsersStore } from './accounts/users-store.ts'
import type { StoreParts } from './engine/sql-database.ts'
import { type BatchItemsStore, createBatchItemsStore } from './stores/batch-items-store.ts'
import { type BatchesStore, createBatchesStore } from './stores/batches-store.ts'
import { type BillingEventsStore, createBillingEventsStore } from './stores/billing-events-store.ts'
import { type CreditsStore, createCreditsStore } from './stores/credits-store.ts'
import { createDirectoriesStore, type DirectoriesStore } from './stores/directories-store.ts'
import { createExportsStore, type ExportsStore } from './stores/exports-store.ts'
import { createKeptAnswersStore, type KeptAnswersStore } from './stores/kept-answers-store.ts'
import { createLimitsStore, type LimitsStore } from './stores/limits-store.ts'
import { createMarksStore, type MarksStore } from './stores/marks-store.ts'
import { createNoticesStore, type NoticesStore } from './stores/notices-store.ts'
import { createPagesStore, type PagesStore } from './stores/pages-store.ts'
import { createReadingRulesStore, type ReadingRulesStore } from './stores/reading-rules-store.ts'
import { createRetentionStore, type RetentionStore } from './stores/retention-store.ts'
import { createScansStore, type ScansStore } from './stores/scans-store.ts'
import { createFiguresStore, type FiguresStore } from './stores/searches/figures-store.ts'
import { createSearchBinStore, type SearchBinStore } from './stores/searches/search-bin-store.ts'
import { createSearchesStore, type SearchesStore } from './stores/searches/searches-store.ts'
import { createServiceStore, type ServiceStore } from './stores/service-store.ts'
import { createSharesStore, type SharesStore } from './stores/shares-store.ts'
import { createSourceCacheStore, type SourceCacheStore } from './stores/source-cache-store.ts'
import { createTradeReleasesStore, type TradeReleasesStore } from './stores/trade-releases-store.ts'
import { createTradeSnapshotsStore, type TradeSnapshotsStore } from './stores/trade-snapshots-store.ts'
import { createUsageStore, type UsageStore } from './stores/usage-store.ts'
import { createWatchRunsStore, type WatchRunsStore } from './stores/watches/watch-runs-store.ts'
import { createWatchesStore, type WatchesStore } from './stores/watches/watches-store.ts'
import { createWebhooksStore, type WebhooksStore } from './stores/webhooks-store.ts'
import { createWorkStore, type WorkStore } from './stores/work-store.ts'

/** One store per noun; nothing else in the program speaks SQL. */
export type Stores = {
  account: AccountStore
  apiKeys: ApiKeysStore
  authorizedEmails: AuthorizedEmailsStore
  batches: BatchesStore
  batchItems: BatchItemsStore
  billingEvents: BillingEventsStore
  credits: CreditsStore
  directories: DirectoriesStore
  exports: ExportsStore
  figures: FiguresStore
  keptAnswers: KeptAnswersStore
  limits: LimitsStore
  marks: MarksStore
  notices: NoticesStore
  pages: PagesStore
  readingRules: ReadingRulesStore
  resetTokens: ResetTokensStore
  retention: RetentionStore
  scans: ScansStore
  searchBin: SearchBinStore
  searches: SearchesStore
  service: ServiceStore
  sessions: SessionsStore
  shares: SharesStore
  sourceCache: SourceCacheStore
  tradeReleases: TradeReleasesStore
  tradeSnapshots: TradeSnapshotsStore
  usage: UsageStore
  users: UsersStore
  watches: WatchesStore
  watchRuns: WatchRunsStore
  webhooks: WebhooksStore
  work: WorkStore
}

export const createStores = (parts: StoreParts): Stores => ({
  account: createAccountStore(parts),
  apiKeys: createApiKeysStore(parts),
  authorizedEmails: createAuthorizedEmailsStore(parts),
  batches: createBatchesStore(parts),
  batchItems: createBatchItemsStore(parts),
  billingEvents: createBillingEventsStore(parts),
  credits: createCreditsStore(parts),
  directories: createDirectoriesStore(parts),
  exports: createExportsStore(parts),
  figures: createFiguresStore(parts),
  keptAnswers: createKeptAnswersStore(parts),
  limits: createLimitsStore(parts),
  marks: createMarksStore(parts),
  notices: createNoticesStore(parts),
  pages: createPagesStore(parts),
  readingRules: createReadingRulesStore(parts),
  resetTokens: createResetTokensStore(parts),
  retention: createRetentionStore(parts),
  scans: createScansStore(parts),
  searchBin: createSearchBinStore(parts),
  searches: createSearchesStore(parts),
  service: createServiceStore(parts),
  sessions: createSessionsStore(parts),
  shares: createSharesStore(parts),
  sourceCache: createSourceCacheStore(parts),
  tradeReleases: createTradeReleasesStore(parts),
  tradeSnapshots: createTradeSnapshotsStore(parts),
  usage: createUsageStore(parts),
  users: createUsersStore(parts),
  watches: createWatchesStore(parts),
  watchRuns: createWatchRunsStore(parts),
  webhooks: createWebhooksStore(parts),
  work: createWorkStore(parts),
})
