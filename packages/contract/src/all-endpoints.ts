import * as accountSecurity from './account-security.ts'
import * as accounts from './accounts.ts'
import * as analytics from './analytics.ts'
import * as apiKeys from './api-keys.ts'
import * as batches from './batches.ts'
import * as consolidation from './consolidation.ts'
import type { Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as exports from './exports.ts'
import * as origins from './origins.ts'
import * as planCalls from './plans/plan-calls.ts'
import * as pointing from './pointing.ts'
import * as readingRules from './reading-rules.ts'
import * as perspective from './research/perspective.ts'
import * as productResearch from './research/product-research.ts'
import * as researchViews from './research/research-views.ts'
import * as scans from './scans.ts'
import * as searches from './searches.ts'
import * as shares from './shares.ts'
import * as watchCalls from './watches/watch-calls.ts'
import * as watchFeeds from './watches/watch-feeds.ts'
import * as webhooks from './webhooks.ts'
import * as websiteAnalysis from './website-analysis.ts'

const isEndpoint = (thing: unknown): thing is Endpoint =>
  typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'reply' in thing

/** Every call there is, for the checks that must forget none. */
export const allEndpoints: readonly Endpoint[] = [
  accounts,
  accountSecurity,
  apiKeys,
  searches,
  websiteAnalysis,
  scans,
  events,
  productResearch,
  researchViews,
  perspective,
  exports,
  consolidation,
  planCalls,
  analytics,
  readingRules,
  pointing,
  origins,
  watchCalls,
  watchFeeds,
  batches,
  shares,
  webhooks,
].flatMap(module => Object.values(module).filter(isEndpoint))
