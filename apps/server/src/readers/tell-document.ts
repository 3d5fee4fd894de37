import { Language } from '@sondeo/contract/fields'
import { readSearchDocument, type SearchDocument } from '@sondeo/database/search-document'
import { Column, Row } from '@sondeo/table/table'
import { z } from 'zod'
import { messagesIn } from '../messages/server-messages.ts'

// Lists and comparisons are stored in the language that they were made in. The columns that we added to them and how they
// came about are told in that of the reader; what the pages say stays as it is.

const Table = z.object({ columns: z.array(Column), rows: z.array(z.unknown()) })
const Content = z.array(z.record(z.string(), z.unknown()))
const Lists = Language.options.map(language => messagesIn(language).lists)
type Lists = (typeof Lists)[number]

/** More rows than this without a word of where they come from have no such column. */
const LOOKED_AT = 50
const ownFormulas = new Set(['joined', 'matched'])

const namesIn = ({ columns, matrix }: Lists) => [columns.source, columns.address, matrix.match]

/** A name that was taken bears a number. */
const splitNumber = (name: string) => /^(?<stem>.*?)(?<number> \d+)?$/s.exec(name)?.groups ?? { stem: name }

/** The same of our columns in another language; undefined for a name that is none of ours. */
function tellColumn(name: string, language: Language): string | undefined {
  const { stem = '', number = '' } = splitNumber(name)
  const at = Lists.map(lists => namesIn(lists).indexOf(stem)).find(found => found >= 0)
  const told = at === undefined ? undefined : namesIn(messagesIn(language).lists)[at]
  return told && told + number
}

/** Whether two names are one column, in whichever languages they were told. */
export const isSameColumn = (one: string, other: string): boolean =>
  one === other || Language.options.some(language => tellColumn(one, language) === other)

/** How a product was known again, in another language; any other text as it is. */
function tellMatch(text: string, language: Language): string {
  const told = messagesIn(language).lists.matrix
  const percent = Number(/\d+/.exec(text)?.[0])
  for (const { matrix } of Lists) {
    if (text === matrix.byCode) return told.byCode
    if (text === matrix.byPerson) return told.byPerson
    if (text === matrix.alone) return told.alone
    if (text === matrix.byName(percent)) return told.byName(percent)
  }
  return text
}

/** How a list came about, in another language; any other sentence as it is. Its figures stand in it in one order. */
function tellExplanation(text: string, language: Language): string {
  const [first = 0, second = 0, duplicates = 0] = (text.match(/\d[\d.,]*/g) ?? []).map(found =>
    Number(found.replaceAll(/\D/g, '')),
  )
  const told = messagesIn(language).lists
  for (const { explain, explainBatch } of Lists) {
    if (text === explain(first, second, duplicates)) return told.explain(first, second, duplicates)
    if (text === explainBatch(second, first, duplicates)) return told.explainBatch(second, first, duplicates)
  }
  return text
}

/** Our columns of a table by their stored names, each with the name for this reader, where that is free. */
function findOwn({ columns, rows }: z.infer<typeof Table>, language: Language): Map<string, string> {
  const looked = rows.slice(0, LOOKED_AT).flatMap(row => Row.safeParse(row).data ?? [])
  const isOwn = ({ id }: Column) =>
    looked.some(({ cells }) => {
      const origin = cells[id]?.origin
      return origin?.kind === 'derived' && ownFormulas.has(origin.formula)
    })
  const own = columns.flatMap(column => {
    const told = tellColumn(column.name, language)
    const isFree = told !== undefined && !columns.some(({ id, name }) => id !== column.id && name === told)
    return isFree && isOwn(column) ? [[column.name, told] as const] : []
  })
  return new Map(own)
}

function tellDetails(document: SearchDocument, language: Language): SearchDocument {
  const { explanation } = document.details
  if (typeof explanation !== 'string') return document
  return { ...document, details: { ...document.details, explanation: tellExplanation(explanation, language) } }
}

/** A stored search as a reader of this language sees it. */
export function readToldDocument(json: Uint8Array, language: Language): SearchDocument | null {
  const stored = readSearchDocument(Buffer.from(json))
  const document = stored && tellDetails(stored, language)
  const table = Table.safeParse(document?.details.table).data
  if (!document || !table) return document
  const names = findOwn(table, language)
  if (names.size === 0) return document
  const matchNames = new Set(Language.options.map(one => messagesIn(one).lists.matrix.match))
  const isMatch = (name: string) => names.has(name) && matchNames.has(splitNumber(name).stem ?? '')
  const matchIds = table.columns.flatMap(({ id, name }) => (isMatch(name) ? [id] : []))
  const tellRow = (row: unknown) => {
    const cells = matchIds.length > 0 ? Row.safeParse(row).data?.cells : undefined
    if (!cells) return row
    const told = matchIds.flatMap(id => {
      const cell = cells[id]
      const text = tellMatch(cell?.text ?? '', language)
      return cell ? [[id, { ...cell, text, value: { kind: 'text' as const, text } }]] : []
    })
    return { ...(row as object), cells: { ...cells, ...Object.fromEntries(told) } }
  }
  const columns = table.columns.map(column => ({ ...column, name: names.get(column.name) ?? column.name }))
  const tellValue = (name: string, value: unknown) =>
    typeof value === 'string' && isMatch(name) ? tellMatch(value, language) : value
  const content = Content.safeParse(JSON.parse(document.content)).data?.map(row =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, tellValue(name, value)])),
  )
  return {
    ...document,
    content: content ? JSON.stringify(content) : document.content,
    details: {
      ...document.details,
      table: { ...(document.details.table as object), columns, rows: table.rows.map(tellRow) },
    },
  }
}
