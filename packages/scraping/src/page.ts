import type { FileKind } from './files/detect-file.ts'
import type { WhyUnreadable } from './why-unreadable.ts'

export type Redirect = { status: number; from: string; to: string }

/** One thing that happened on the way to a page; enough to explain a scan without the network at hand. */
export type TraceStep =
  | { step: 'request'; url: string; status: number; tookMs: number }
  | { step: 'redirect'; from: string; to: string; status: number }
  | { step: 'retry'; url: string; because: string; waitMs: number }
  | { step: 'robots'; url: string; verdict: 'allowed' | 'disallowed' }
  | { step: 'reader'; reader: 'http' | 'browser'; because: string }
  | { step: 'banner'; url: string; done: string }
  | { step: 'frame'; url: string }
  | { step: 'more'; url: string; by: string; found: string }

export type Page = {
  /** Where the page was finally found. */
  url: string
  requestedUrl: string
  status: number
  contentType: string
  charset: string
  html: string
  /** Size of the body after decompression. */
  bytes: number
  /** ISO 8601, UTC. */
  fetchedAt: string
  redirects: Redirect[]
  trace: TraceStep[]
  readBy: 'http' | 'browser'
  /** Set when the address leads to a file; `html` is then the page that stands for it. */
  fileKind?: FileKind
}

export type PageResult =
  | { ok: true; page: Page }
  /** `shown` is the page that came with a refusal: often it says what it wants. */
  | { ok: false; why: WhyUnreadable; trace: TraceStep[]; shown?: Page | undefined }

export type PageRequest = {
  url: string
  signal?: AbortSignal
  /** A person signs in here by our hand: what a site asks of robots is not meant. */
  isLogin?: boolean
}

/** Reads pages within one scan: cookies, robots rules and connections live as long as it does. */
export type PageReader = {
  readPage: (request: PageRequest) => Promise<PageResult>
  close: () => Promise<void>
}

/** What an attempt to show more of a live page's list led to; `items` is how many the page shows now. */
export type ShownMore = { kind: 'added' | 'replaced'; by: string; items: number } | { kind: 'end' }

/** A page that stays open in the browser, so that more of its list can be shown. */
export type LivePage = {
  /** As it stands now. */
  snapshot: (signal?: AbortSignal) => Promise<PageResult>
  showMore: (signal?: AbortSignal) => Promise<ShownMore>
}

/** Reads pages with their scripts running, within one scan. */
export type BrowserReader = {
  openPage: (request: PageRequest & { because: string }) => Promise<PageResult>
  /** The page opened last. */
  live: LivePage
  close: () => Promise<void>
}

/** A browser reader that can also fill in a form to sign in. */
export type BrowserForm = BrowserReader & {
  findLoginFields: (signal?: AbortSignal) => Promise<LoginFields>
  /** Types into inputs by their position and sends the form; extra fields are found by their names. */
  typeInto: (typed: {
    values: [position: number, text: string][]
    extraFields: Record<string, string>
    /** Asked of the very form that is about to be filled in: it throws where nothing may be typed. */
    mayType: (form: Pick<LoginFields, 'action' | 'pageUrl'>) => void
    signal?: AbortSignal
  }) => Promise<void>
}

/** `action` is the whole address that the form sends to. */
export type LoginFields = { user: number; password: number; action: string; pageUrl: string }
