import type { Services } from '../../services.ts'

/** What a scan and its questions work with. */
export type WebsiteServices = Pick<
  Services,
  | 'stores'
  | 'jobs'
  | 'workBoard'
  | 'ownWork'
  | 'scraping'
  | 'readers'
  | 'model'
  | 'enforcesLimits'
  | 'hasBilling'
  | 'now'
>
