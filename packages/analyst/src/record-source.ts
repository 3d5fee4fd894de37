import type { PageReading, RecordCell } from '@sondeo/extraction/page-reading'
import type { ValueKind } from '@sondeo/table/value'

/** One page of a scan as the analyst gets it. */
export type ReadPage = {
  pageId: string
  url: string
  reading: PageReading
  /** Set on a page that belongs to one record of a list: the address by which that record links to it. */
  detailOf?: string
}

/** `isDetail`: only the records' own pages say it. */
export type SourceColumn = { key: string; name: string; kind: ValueKind; isDetail?: true }

/** `page` is set where the value stands on another page than its record. */
export type SourceCell = RecordCell & { page?: { pageId: string; url: string } }

export type SourceRecord = {
  cells: Record<string, SourceCell>
  pageId: string
  url: string
  detailUrl: string | null
}

/** Record sets of the same shape on several pages, as one list. */
export type SourceSet = {
  id: string
  name: string | null
  kind: 'table' | 'list' | 'definition' | 'embedded' | 'contacts' | 'text'
  columns: SourceColumn[]
  records: SourceRecord[]
  pages: number
  /** Of its pages (ISO 639-1), where that can be told. */
  language?: string | null
}
