/** Which searches are chosen already. */
export const consolidateParameter = 'search'
/** Names the step of joining that is not the first. */
export const stepParameter = 'step'

/** The saved result whose links are to be read. */
export const batchParameter = 'links'

/** Where the description of all calls is, for other programs. */
export const apiDescriptionPath = '/api/openapi.json'

/** Every address of the application. The web links to them, the server serves them and writes them into mails. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  confirmEmail: (token: string) => `/confirm-email/${token}`,
  dashboard: '/dashboard',
  productResearch: (directoryId: string) => `/product-research/${directoryId}`,
  marketBrief: (searchId: string) => `/product-research/brief/${searchId}`,
  compareResearch: '/product-research/compare',
  compareResearchWith: (searchId: string) => `/product-research/compare?left=${searchId}`,
  savedResults: (searchId: string) => `/product-research/results/${searchId}`,
  websiteAnalysis: '/custom-url-scrape',
  websitePrompt: (scanId: string) => `/custom-url/ai-prompt/${scanId}`,
  /** One scan, from its first second on: while it runs, when it can be asked about, and when it failed. */
  scanPlace: (scanId: string) => `/website-analysis/${scanId}`,
  history: '/history',
  consolidate: '/consolidate',
  /** Joins this search with others. */
  consolidateWith: (searchId: string) => `/consolidate?${consolidateParameter}=${encodeURIComponent(searchId)}`,
  /** What is new in the lists that are watched. */
  watches: '/watches',
  watch: (watchId: string) => `/watches/${watchId}`,
  /** Many addresses with one question. */
  batches: '/batches',
  batch: (batchId: string) => `/batches/${batchId}`,
  /** The links of a saved result are the addresses to read. */
  batchesFrom: (searchId: string) => `/batches?${batchParameter}=${encodeURIComponent(searchId)}`,
  /** What somebody shared, for whoever has the link. */
  shared: (token: string) => `/shared/${token}`,
  /** Ends the mails of a watch; the same address takes the one click of mail programs. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  profile: '/profile',
  /** How other programs use the service. */
  developers: '/developers',
  /** Addresses of other programs that are told what happens. */
  webhooks: '/webhooks',
  analytics: '/analytics',
  readingRules: '/reading-rules',
  readingRulesFor: (scanId: string) => `/reading-rules?scan=${encodeURIComponent(scanId)}`,
  faqs: '/faqs',
  pricing: '/pricing',
  solutions: '/solutions',
  features: '/features',
  terms: '/terms',
  sources: '/sources',
} as const

/** The screens by the name of their file, with the pattern of their address; `:name` stands for one part of it. */
export const screenPatterns = {
  landing: paths.landing,
  solutions: paths.solutions,
  features: paths.features,
  pricing: paths.pricing,
  terms: paths.terms,
  sources: paths.sources,
  faqs: paths.faqs,
  login: paths.login,
  signup: paths.signup,
  'forgot-password': paths.forgotPassword,
  'reset-password': paths.resetPassword(':token'),
  'confirm-email': paths.confirmEmail(':token'),
  dashboard: paths.dashboard,
  'product-research': paths.productResearch(':directoryId'),
  'compare-research': paths.compareResearch,
  'market-brief': paths.marketBrief(':searchId'),
  'saved-results': paths.savedResults(':searchId'),
  'website-analysis': paths.websiteAnalysis,
  'website-prompt': paths.websitePrompt(':id'),
  'scan-place': paths.scanPlace(':id'),
  history: paths.history,
  consolidate: paths.consolidate,
  watches: paths.watches,
  watch: paths.watch(':id'),
  batches: paths.batches,
  batch: paths.batch(':id'),
  'shared-result': paths.shared(':token'),
  unsubscribe: paths.unsubscribe(':token'),
  profile: paths.profile,
  developers: paths.developers,
  webhooks: paths.webhooks,
  analytics: paths.analytics,
  'reading-rules': paths.readingRules,
}
export type ScreenName = keyof typeof screenPatterns

const matches = (pattern: string, parts: readonly string[]) => {
  const wanted = pattern.split('/')
  return (
    wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || (part[0] === ':' && parts[at]))
  )
}

/** Whether an address shows a screen; any other one is not found. A slash at the end makes no difference. */
export function isScreenPath(path: string): boolean {
  const parts = path.replace(/(.)\/$/, '$1').split('/')
  return Object.values(screenPatterns).some(pattern => matches(pattern, parts))
}
