import type { Services } from '../../services.ts'

/** What a scan and its questions work with. */
export type WebsiteServices = Pick<
  Services,
  | 'stores'
  | 'jobs'
  | 'workBoard'
  | 'ownWork'
  | 'scanSlots'
  | 'scraping'
  | 'readers'
  | 'writeInLanguage'
  | 'model'
  | 'webhooks'
  | 'mailBrand'
  | 'enforcesLimits'
  | 'hasBilling'
  | 'storagePerUserBytes'
  | 'now'
>
