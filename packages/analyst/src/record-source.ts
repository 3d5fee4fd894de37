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

export type SourceColumn = { key: string; name: string; kind: ValueKind }

export type SourceRecord = {
  cells: Record<string, RecordCell>
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
}
