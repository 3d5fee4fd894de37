import type { Language } from '@sondeo/contract/fields'
import type { Stores } from '@sondeo/database/stores'
import type { Scraping } from '@sondeo/scraping/scraping'
import type { TradeSources } from '@sondeo/trade/create-trade-sources'
import type { Webhooks } from './features/webhooks/webhooks.ts'
import type { FairSlots } from './jobs/fair-slots.ts'
import type { Jobs } from './jobs/open-jobs.ts'
import type { OwnWork } from './jobs/own-work.ts'
import type { WorkBoard } from './jobs/work-board.ts'
import type { MailBrand } from './messages/compose-mail.ts'
import type { VerifyGoogle } from './outside/google.ts'
import type { OpenSheets } from './outside/google-sheets.ts'
import type { NamedModel } from './outside/language-model.ts'
import type { SendMail } from './outside/mail.ts'
import type { AskMembership } from './outside/membership.ts'
import type { Billing } from './outside/stripe.ts'
import type { Readers } from './readers/create-readers.ts'

/** Everything the server can do. A feature names the part that it uses; `build-services.ts` makes the whole. */
export type Services = {
  stores: Stores
  jobs: Jobs
  workBoard: WorkBoard
  ownWork: OwnWork
  /** A batch stands among what runs, and is stopped like all of it; `false` where it does not run. */
  stopBatch: (which: { ownerId: string; batchId: string }) => Promise<boolean>
  /** Every scan of this process takes one, with login or without. */
  scanSlots: FairSlots
  scraping: Scraping
  /** Where what strangers wrote is worked on. */
  readers: Readers
  /** A saved report for a reader of the other language; whatever cannot be told in it comes back as it is. */
  writeInLanguage: (
    saved: { name: string; json: Uint8Array },
    lang: Language,
    region: string | null,
  ) => Promise<{ name: string; json: Uint8Array }>
  /** Undefined where none is configured. */
  model: NamedModel | undefined
  tradeSources: () => Promise<TradeSources>
  /** How long a report waits for its sources; what is there then is used. */
  tradeDeadlineMs: number
  /** How long a report that has built-in figures waits; who has not answered then is asked afterwards. */
  tradeGraceMs: number
  webhooks: Webhooks
  sendMail: SendMail
  mailBrand: MailBrand
  /** Undefined where it is not configured. */
  google: VerifyGoogle | undefined
  openSheets: OpenSheets | undefined
  membership: AskMembership | undefined
  /** Whether an address that only its domain authorizes must show to read its mailbox. */
  needsMailProof: (email: string) => boolean
  outboxFolder: string
  /** Of pages, as they were read. */
  storagePerUserBytes: number
  /** Past a plan's limit: refuse, or only tell. */
  enforcesLimits: boolean
  /** Where nothing is sold, every feature is open and a trial ends in Standard. */
  hasBilling: boolean
  billing: Billing | undefined
  now: () => Date
}
