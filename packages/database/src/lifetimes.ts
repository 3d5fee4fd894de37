const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long each thing is kept. `retention.removeExpired` removes what is past it; documents cite this table. */
export const LIFETIMES_MS = {
  /** A session that nobody used. */
  idleSession: 30 * day,
  /** A link to set a new password. */
  resetToken: hour,
  /** A scan with its stored pages and readings, or a batch of them, from its start. Searches made from it stay until deleted. */
  scan: 30 * day,
  /** A search in the bin, from its deletion. */
  deletedSearch: 30 * day,
  /** Trade figures kept for one user and product. */
  tradeSnapshot: 30 * day,
  /** An answer of a trade source past its freshness, still good when the source is down. */
  staleSourceAnswer: 30 * day,
  /** A unit reserved by work that never ended. */
  usageReservation: day,
  /** The same for a report, whose caller waits a minute at most: its process has died. */
  unfinishedReport: 2 * minute,
  /** Usage that was counted, and notices sent about it. */
  usageRecord: 730 * day,
  /** Which events of the payment service were dealt with; it repeats one for three days at most. */
  billingEvent: 60 * day,
  /** How work ended, for whoever was not there to see it. */
  endedWork: 7 * day,
  /** Running work that gave no sign: its process has died. */
  silentWork: minute / 2,
  /** One look at a watched list with what it found; the list as it is now stays as long as the watch. */
  watchRun: 365 * day,
  /** The answer of a call that cost, for whoever asks again with the same key. */
  keptAnswer: day,
  /** Such a call that never ended: its process has died. */
  unfinishedAnswer: 20 * minute,
  /** A message to a webhook, with how it went. */
  webhookDelivery: 30 * day,
  /** What was exported where. */
  exportRecord: 365 * day,
  /** A stored body that no row names: left by a killed process, or by a row that was deleted. */
  unusedBody: 10 * minute,
} as const

/** `last_seen_at` moves at most this often, so that reading a session is rarely a write. */
export const SESSION_TOUCH_MS = 10 * minute

/** The same of a key, which many calls may use in a second. */
export const LAST_USE_MS = minute

export const TRIAL_MS = 14 * day
