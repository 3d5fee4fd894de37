import type { RecordCell } from '@sondeo/extraction/page-reading'
import type { Value } from '@sondeo/table/value'
import type { SourceSet } from '../src/record-source.ts'

export const cell = (text: string, value: Value, path = '0'): RecordCell => ({
  text,
  value,
  origin: { kind: 'text', path, start: 0, end: text.length },
})

export const words = (text: string): RecordCell => cell(text, { kind: 'text', text })

type Table = { columns: SourceSet['columns']; url?: string; rows: Record<string, RecordCell>[] }

/** One table of one page. */
export const tableOf = ({ columns, url = '', rows }: Table): SourceSet => ({
  id: 'list-1',
  name: null,
  kind: 'table',
  pages: 1,
  columns,
  records: rows.map(cells => ({ pageId: 'p1', url, detailUrl: null, cells })),
})
