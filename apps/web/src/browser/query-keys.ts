/** Who is signed in; belongs to no user. */
export const sessionKey = ['session'] as const
/** Whether that could not be found out. */
export const unknownSessionKey = ['session', 'unknown'] as const

/** What a link shows; belongs to no user, because whoever has the link sees the same, each in their language. */
export const sharedKey = (token: string, lang: string, region: string) => ['shared', token, lang, region] as const

/** What the address in the mails of a watch would silence; belongs to no user either. */
export const watchMailsKey = (token: string) => ['watch-mails', token] as const

/** Every other key of the cache carries the user whose data it names. */
export function keysOf(userId: string | null) {
  const own = <Parts extends readonly unknown[]>(...parts: Parts) => ['user', userId, ...parts] as const
  return {
    plan: own('plan'),
    sessions: own('sessions'),
    apiKeys: own('api-keys'),
    analytics: own('analytics'),
    directories: own('directories'),
    directory: (directoryId: string) => own('directory', directoryId),
    searches: own('searches'),
    latestSearches: own('searches', 'latest'),
    deletedSearches: own('searches', 'deleted'),
    savedSearch: (searchId: string) => own('saved-search', searchId),
    typedTable: (searchId: string) => own('typed-table', searchId),
    origin: (searchId: string, cell: { rowIndex: number; column: string } | undefined) =>
      own('origin', searchId, cell?.rowIndex, cell?.column),
    researches: own('research'),
    research: (searchId: string, ...parts: unknown[]) => own('research', searchId, ...parts),
    researchUpdate: (searchId: string) => own('research-update', searchId),
    perspective: own('perspective'),
    countries: (language: string) => own('countries', language),
    comparison: (...parts: unknown[]) => own('comparison', ...parts),
    listPreview: (...parts: unknown[]) => own('list-preview', ...parts),
    scans: own('scan'),
    scan: (scanId: string) => own('scan', scanId),
    scanState: (scanId: string) => own('scan-state', scanId),
    rowsSoFar: (scanId: string) => own('rows-so-far', scanId),
    scanContacts: (scanId: string) => own('scan', scanId, 'contacts'),
    scanList: (scanId: string) => own('scan', scanId, 'list'),
    readingRules: own('reading-rules'),
    pageValues: (scanId: string) => own('page-values', scanId),
    rulePreview: (scanId: string, rule: string) => own('rule-preview', scanId, rule),
    watches: own('watches'),
    watch: (watchId: string, ...parts: unknown[]) => own('watches', watchId, ...parts),
    batches: own('batches'),
    batch: (batchId: string) => own('batches', batchId),
    shares: (searchId: string) => own('shares', searchId),
    webhooks: own('webhooks'),
    deliveries: (webhookId: string) => own('webhooks', webhookId, 'deliveries'),
    spreadsheets: own('spreadsheets'),
  }
}
