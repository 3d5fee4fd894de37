import { isElement } from '../../page/page-node.ts'
import type { Draft } from '../draft.ts'
import type { Segment } from './segment.ts'
import { kindOfClass } from './signature.ts'

const HEADER_WORD =
  /(?:^|[-_\s])(?:head|header|heading|headings|hdr|cabecera|encabezados?|titulos|thead)(?:$|[-_\s\d])/i
const MAX_NAME = 30
const LEAST_ROWS = 3
const NEARLY_ALL = 0.8

/** Rows drawn with boxes often begin with one that names the columns: words where all others have figures. */
export function takeHeaderRecord(draft: Draft, segments: Segment[]): { draft: Draft; segments: Segment[] } {
  const [header, ...rows] = draft.rows
  if (!header || rows.length < LEAST_ROWS - 1 || draft.columnNames.some(name => name !== '')) return { draft, segments }
  const main = draft.columnNames
    .map((_, i) => i)
    .filter(i => rows.filter(row => row[i]).length >= rows.length * NEARLY_ALL)
  const names = main.map(i => header[i]?.text ?? '')
  const isNamed = names.every(isName) && new Set(names).size === names.length
  if (main.length < 2 || !isNamed) return { draft, segments }
  const figures = main.filter(i => {
    const filled = rows.flatMap(row => row[i] ?? [])
    return filled.filter(cell => /\d/.test(cell.text)).length >= filled.length * NEARLY_ALL
  })
  const classes = segments.map(({ nodes: [first] }) => (first && isElement(first) ? first : null))
  const isSaid = HEADER_WORD.test(classes[0]?.attribs.class ?? '')
  const [first, ...others] = classes.map(element => (element ? kindOfClass(element) : ''))
  const isApart = others.every(kind => kind !== first)
  if (figures.length < (isSaid ? 0 : isApart ? 1 : 2)) return { draft, segments }
  const drop = <Entry>(entries: Entry[]): Entry[] => entries.slice(1)
  const columnNames = draft.columnNames.map((_, i) => header[i]?.text ?? '')
  return {
    draft: { ...draft, columnNames, rows, detailUrls: drop(draft.detailUrls), spans: drop(draft.spans) },
    segments: drop(segments),
  }
}

const isName = (text: string): boolean => text !== '' && text.length <= MAX_NAME && !/\d/.test(text)
