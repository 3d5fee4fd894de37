import type { PlaceOnPage } from '@sondeo/table/origin'
import type { ColumnReading } from '@sondeo/values/read-column'
import type { PageElement } from '../page/page-node.ts'
import type { RecordSetKind } from '../page-reading.ts'
import type { Meaning } from './naming/column-words.data.ts'

/** An image of the page: its address as written, where that stands, and the same made absolute. */
export type Picture = { text: string; origin: PlaceOnPage; url: string; alternative?: string }

/**
 * A cell before its column is typed. `picture` where it shows one and no text; then `text` is what stands for it.
 * `email` where the page hides one from robots and a script shows it to visitors.
 */
export type DraftCell = {
  text: string
  origin: PlaceOnPage
  href?: string | undefined
  picture?: Picture
  email?: string
}

/** A record set before ranking, naming and typing. Rows hold one cell or null per column. */
export type Draft = {
  kind: RecordSetKind
  name: string | null
  /** Empty where the page gives no word: naming comes later. */
  columnNames: string[]
  /** What tags and classes hint at, where there is no name. */
  columnMeanings?: (Meaning | null)[]
  /** Words of the page's classes, for columns that nothing else names. */
  columnWords?: string[]
  /** What a column was read as already, under the name that it keeps. */
  columnReadings?: (ColumnReading | undefined)[]
  rows: (DraftCell | null)[][]
  detailUrls: (string | undefined)[]
  /** Smallest element that holds all records. */
  container: PageElement
  /** The elements of which each is one record, where the records stand apart. */
  blocks?: PageElement[]
  /** Places in document order that the records cover. */
  spans: { first: number; last: number }[]
  /** 0 to 1: how alike the records are inside. */
  likeness: number
}
