import { mediaType } from '../http/is-html.ts'

export type FileKind = 'pdf' | 'csv' | 'sheet' | 'json' | 'xml'

const byType: [pattern: RegExp, kind: FileKind][] = [
  [/^application\/(?:x-)?pdf$/, 'pdf'],
  [/^(?:text|application)\/(?:csv|x-csv|tab-separated-values|comma-separated-values)$/, 'csv'],
  [
    /^application\/(?:vnd\.openxmlformats-officedocument\.spreadsheetml\.|vnd\.oasis\.opendocument\.spreadsheet)/,
    'sheet',
  ],
  [/^(?:application|text)\/(?:[\w.+-]*\+)?json$|^application\/(?:x-ndjson|jsonl)$/, 'json'],
  [/^(?:application|text)\/(?:[\w.+-]*\+)?xml$/, 'xml'],
]

const byEnding: Record<string, FileKind> = {
  pdf: 'pdf',
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'sheet',
  ods: 'sheet',
  json: 'json',
  geojson: 'json',
  xml: 'xml',
  rss: 'xml',
  atom: 'xml',
}

const vague = new Set([
  '',
  'text/plain',
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/zip',
  'application/x-download',
  'application/vnd.ms-excel',
  'unknown/unknown',
])

/** Whether the type alone makes the body worth reading as a file. */
export function mayBeFile(contentType: string): boolean {
  const type = mediaType(contentType)
  return vague.has(type) || byType.some(([pattern]) => pattern.test(type))
}

/** The kind of a file: what its first bytes say, then what the site says, then how its address ends. */
export function detectFile({
  contentType,
  url,
  bytes,
}: {
  contentType: string
  url: URL
  bytes: Buffer
}): FileKind | undefined {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  const type = mediaType(contentType)
  const ending = byEnding[/\.([a-z]{3,7})$/.exec(url.pathname.toLowerCase())?.[1] ?? '']
  if (bytes.subarray(0, 4).equals(ZIP)) return isSheetZip(bytes) ? 'sheet' : undefined
  const told = byType.find(([pattern]) => pattern.test(type))?.[1] ?? (vague.has(type) ? ending : undefined)
  // What calls itself a spreadsheet and is none is, more often than not, text with separators.
  if (told === 'sheet' || told === 'pdf') return undefined
  return told ?? (type === 'application/vnd.ms-excel' && !bytes.subarray(0, 2000).includes(0) ? 'csv' : undefined)
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')

const isSheetZip = (bytes: Buffer) =>
  bytes.includes('xl/workbook.xml') || bytes.subarray(0, 200).includes('opendocument.spreadsheet')
