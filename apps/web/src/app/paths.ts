/** Which searches are chosen already. */
export const consolidateParameter = 'search'

/** Every address of the application, in one place. The patterns of the routes are the same strings. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  dashboard: '/dashboard',
  productResearch: (directoryId: string) => `/product-research/${directoryId}`,
  marketBrief: (searchId: string) => `/product-research/brief/${searchId}`,
  compareResearch: '/product-research/compare',
  compareResearchWith: (searchId: string) => `/product-research/compare?left=${searchId}`,
  savedResults: (searchId: string) => `/product-research/results/${searchId}`,
  websiteAnalysis: '/custom-url-scrape',
  websitePrompt: (scanId: string) => `/custom-url/ai-prompt/${scanId}`,
  consolidate: '/consolidate',
  /** Joins this search with others. */
  consolidateWith: (searchId: string) => `/consolidate?${consolidateParameter}=${encodeURIComponent(searchId)}`,
  profile: '/profile',
  analytics: '/analytics',
  readingRules: '/reading-rules',
  readingRulesFor: (scanId: string) => `/reading-rules?scan=${encodeURIComponent(scanId)}`,
  faqs: '/faqs',
  pricing: '/pricing',
  solutions: '/solutions',
  features: '/features',
  terms: '/terms',
} as const
