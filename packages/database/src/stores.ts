import { type AccountStore, createAccountStore } from './account-store.ts'
import { type AuthorizedEmailsStore, createAuthorizedEmailsStore } from './authorized-emails-store.ts'
import { type BillingEventsStore, createBillingEventsStore } from './billing-events-store.ts'
import { type CreditsStore, createCreditsStore } from './credits-store.ts'
import { createDirectoriesStore, type DirectoriesStore } from './directories-store.ts'
import { createExportsStore, type ExportsStore } from './exports-store.ts'
import { createLimitsStore, type LimitsStore } from './limits-store.ts'
import { createMarksStore, type MarksStore } from './marks-store.ts'
import { createNoticesStore, type NoticesStore } from './notices-store.ts'
import { createPagesStore, type PagesStore } from './pages-store.ts'
import { createReadingRulesStore, type ReadingRulesStore } from './reading-rules-store.ts'
import { createResetTokensStore, type ResetTokensStore } from './reset-tokens-store.ts'
import { createRetentionStore, type RetentionStore } from './retention-store.ts'
import { createScansStore, type ScansStore } from './scans-store.ts'
import { createSearchesStore, type SearchesStore } from './searches-store.ts'
import { createSessionsStore, type SessionsStore } from './sessions-store.ts'
import { createSourceCacheStore, type SourceCacheStore } from './source-cache-store.ts'
import type { StoreParts } from './sql-database.ts'
import { createTradeReleasesStore, type TradeReleasesStore } from './trade-releases-store.ts'
import { createTradeSnapshotsStore, type TradeSnapshotsStore } from './trade-snapshots-store.ts'
import { createUsageStore, type UsageStore } from './usage-store.ts'
import { createUsersStore, type UsersStore } from './users-store.ts'
import { createWorkStore, type WorkStore } from './work-store.ts'

/** One store per noun; nothing else in the program speaks SQL. */
export type Stores = {
  account: AccountStore
  authorizedEmails: AuthorizedEmailsStore
  billingEvents: BillingEventsStore
  credits: CreditsStore
  directories: DirectoriesStore
  exports: ExportsStore
  limits: LimitsStore
  marks: MarksStore
  notices: NoticesStore
  pages: PagesStore
  readingRules: ReadingRulesStore
  resetTokens: ResetTokensStore
  retention: RetentionStore
  scans: ScansStore
  searches: SearchesStore
  sessions: SessionsStore
  sourceCache: SourceCacheStore
  tradeReleases: TradeReleasesStore
  tradeSnapshots: TradeSnapshotsStore
  usage: UsageStore
  users: UsersStore
  work: WorkStore
}

export const createStores = (parts: StoreParts): Stores => ({
  account: createAccountStore(parts),
  authorizedEmails: createAuthorizedEmailsStore(parts),
  billingEvents: createBillingEventsStore(parts),
  credits: createCreditsStore(parts),
  directories: createDirectoriesStore(parts),
  exports: createExportsStore(parts),
  limits: createLimitsStore(parts),
  marks: createMarksStore(parts),
  notices: createNoticesStore(parts),
  pages: createPagesStore(parts),
  readingRules: createReadingRulesStore(parts),
  resetTokens: createResetTokensStore(parts),
  retention: createRetentionStore(parts),
  scans: createScansStore(parts),
  searches: createSearchesStore(parts),
  sessions: createSessionsStore(parts),
  sourceCache: createSourceCacheStore(parts),
  tradeReleases: createTradeReleasesStore(parts),
  tradeSnapshots: createTradeSnapshotsStore(parts),
  usage: createUsageStore(parts),
  users: createUsersStore(parts),
  work: createWorkStore(parts),
})
