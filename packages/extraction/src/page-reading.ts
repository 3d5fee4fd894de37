import type { PlaceOnPage } from '@sondeo/table/origin'
import type { Value, ValueKind } from '@sondeo/table/value'

/** Rises whenever the same page may give another reading: readings are cached under it. */
export const ENGINE_VERSION = 21

/** Everything found on one page, as plain data: it can be stored as JSON and read again. */
export type PageReading = {
  engineVersion: number
  url: string
  title: string
  /** ISO 639-1 code of the page's language, when it can be told. */
  language: string | null
  /** ISO 3166-1 alpha-2 code, given by the caller or told by the page. */
  country: string | null
  /** ISO 4217 code that bare amounts on this page most likely mean. */
  currency: string | null
  /** Best first: the first is what a person would call "the list". */
  recordSets: RecordSet[]
  /** Where the page is about one thing: what it says of it. */
  pageRecord?: RecordSet | null
  /** What that thing has many of, by its embedded data: one column each. */
  valueLists?: RecordSet[]
  contacts: Contact[]
  text: TextBlock[]
  navigation: Navigation
  trace: TraceEntry[]
}

/** How a group of alike things is drawn on the page. */
export type RecordSetKind = 'table' | 'list' | 'definition' | 'embedded'

export type RecordSet = {
  /** Stable within one reading: "table-1", "list-2". */
  id: string
  kind: RecordSetKind
  /** Caption or heading that the page gives this set. */
  name: string | null
  /** The text right above it, where that is short. */
  caption?: { text: string; origin: PlaceOnPage }
  columns: RecordColumn[]
  records: PageRecord[]
  /** Path of the element that holds all records. */
  path: string
  /** Higher is better; only comparable within one reading. */
  score: number
  /** What says the same as it should be said: such a set is no list to a reader. */
  betterAs?: 'page-record' | 'text'
}

export type RecordColumn = {
  /** Unique within the set; the key of `cells`. */
  key: string
  /** Readable words from the page, in the page's language. */
  name: string
  type: ValueKind
  /** The page itself gives the name, by a word or a class; else it only says the kind of the values. */
  isNamed?: true
}

export type PageRecord = {
  /** By column key; a field that the record lacks is absent. */
  cells: Record<string, RecordCell>
  /** Absolute address of the record's own page. */
  detailUrl?: string
}

export type RecordCell = {
  /** As written on the page, white space collapsed. */
  text: string
  /** What it means, decided from the whole column. */
  value: Value
  origin: PlaceOnPage
  /** Absolute address when the cell's text is a link. */
  href?: string
}

export type ContactKind = 'email' | 'phone' | 'fax' | 'address' | 'social' | 'hours'

export type Contact = {
  kind: ContactKind
  /** Normal form: lower-case e-mail, E.164 phone, one-line address, absolute URL. */
  value: string
  raw: string
  /** The person or organisation it belongs to on the page. */
  owner: string | null
  /** What that person does, where the page says it below the name. */
  role?: string
  origin: PlaceOnPage
}

export type TextBlock = {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'cell'
  /** 1 to 6 for headings. */
  level?: number
  text: string
  origin: PlaceOnPage
}

export type Navigation = {
  next: { url: string; because: string; origin: PlaceOnPage } | null
  /** Number of records that the page itself announces. */
  total: { count: number; raw: string; origin: PlaceOnPage } | null
  login: LoginForm | null
}

export type LoginForm = {
  action: string
  method: 'get' | 'post'
  path: string
  fields: { name: string; role: 'user' | 'password' | 'other'; type: string; value: string }[]
}

/** One thing a step decided, and why. */
export type TraceEntry = { step: string; note: string; path?: string }
