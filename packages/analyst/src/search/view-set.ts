import { foldText } from '../fold-text.ts'
import { makeOnce } from '../make-once.ts'
import type { ReadAs } from '../plan/plan.ts'
import type { SourceCell, SourceColumn, SourceSet } from '../record-source.ts'
import { daysOf, numberOf } from '../run/comparable.ts'
import { readNumberAs } from '../run/read-number-as.ts'
import { type Meaning, meaningOf } from './meaning.ts'
import { wordsOf } from './tokens.ts'

/** What can be done with a column: names of shapes stand in the learned features. */
export type Shape =
  | 'num'
  | 'money'
  | 'percent'
  | 'time'
  | 'date'
  | 'year'
  | 'mixed'
  | 'text'
  | 'long'
  | 'contact'
  | 'link'
  | 'code'

export type ColumnView = {
  at: number
  key: string
  name: string
  shape: Shape
  isDetail: boolean
  /** Every word of the heading, in any form. */
  heading: readonly Meaning[]
  /** The different texts, folded; row → which, or -1 where there is none. */
  texts: string[]
  /** As they stand on the page. */
  written: string[]
  words: string[][]
  textOf: Int32Array
  filled: number
  /** What rows are compared by; NaN where a row has nothing. Null for plain text. */
  sort: Float64Array | null
  /** Last day of each row, where the column has days. */
  sortTo: Float64Array | null
  /** Numbers stand inside texts: compared by the first one, or as times of the day. */
  as?: ReadAs
  /** Rows that have something to compare, least first and most first; those that are level as they are listed. */
  order: () => { up: Int32Array; down: Int32Array }
}

export type SetView = {
  set: SourceSet
  rows: number
  columns: ColumnView[]
  /** Word → the texts that have it, as pairs of column and text. */
  places: Map<string, number[]>
  /** Any form or meaning → the words of this list that share it. */
  forms: Map<string, string[]>
  nameColumn: number
}

const MAX_WORDS = 60
const views = new WeakMap<SourceSet, SetView>()

export const PLACE_FACTOR = 1 << 24

/** A list made ready for search, once. */
export function viewSet(set: SourceSet): SetView {
  const known = views.get(set)
  if (known) return known
  const columns = set.columns.map((column, at) => viewColumn(column, at, set))
  const places = new Map<string, number[]>()
  for (const column of columns)
    column.words.forEach((words, text) => {
      const place = column.at * PLACE_FACTOR + text
      for (const word of words) {
        const found = places.get(word)
        if (!found) places.set(word, [place])
        else if (found.at(-1) !== place) found.push(place)
      }
    })
  const forms = new Map<string, string[]>()
  for (const word of places.keys()) {
    // Numbers have no other form.
    if (/^\d/.test(word)) continue
    for (const form of meaningOf(word).forms) {
      const found = forms.get(form)
      if (found) found.push(word)
      else forms.set(form, [word])
    }
  }
  const view = {
    set,
    rows: set.records.length,
    columns,
    places,
    forms,
    nameColumn: findName(columns, set.records.length),
  }
  views.set(set, view)
  return view
}

/** The words of a heading. Whoever says "email" means a column of e-mails, though the page calls it "Correo". */
function headingOf(name: string, kind: SourceColumn['kind']): Meaning[] {
  const [first, ...others] = wordsOf(name).map(meaningOf)
  if (!first) return []
  return kind === 'email'
    ? [{ ...first, forms: first.forms.union(meaningOf(kind).forms) }, ...others]
    : [first, ...others]
}

function viewColumn({ key, name, kind, isDetail }: SourceColumn, at: number, { records }: SourceSet): ColumnView {
  const ids = new Map<string, number>()
  const texts: string[] = []
  const written: string[] = []
  const textOf = new Int32Array(records.length).fill(-1)
  const cells = records.map(record => record.cells[key])
  let filled = 0
  cells.forEach((cell, row) => {
    if (!cell || cell.value.kind === 'empty') return
    const folded = foldText(cell.text)
    if (folded === '') return
    filled++
    let id = ids.get(folded)
    if (id === undefined) {
      id = texts.length
      ids.set(folded, id)
      texts.push(folded)
      written.push(cell.text)
    }
    textOf[row] = id
  })
  const words = texts.map(text => wordsOf(text).slice(0, MAX_WORDS))
  const measured = measure(cells, kind, filled)
  return {
    at,
    key,
    name,
    isDetail: isDetail === true,
    heading: headingOf(name, kind),
    texts,
    written,
    words,
    textOf,
    filled,
    ...measured,
    order: makeOnce(() => orderRows(measured.sort)),
    shape: measured.shape ?? shapeOfTexts(kind, words),
  }
}

function orderRows(sort: Float64Array | null): { up: Int32Array; down: Int32Array } {
  const values = sort ?? new Float64Array()
  const rows = Int32Array.from(values, (_, row) => row).filter(row => !Number.isNaN(values[row]))
  return {
    up: rows.toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0)),
    down: rows.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0)),
  }
}

type Measured = Pick<ColumnView, 'sort' | 'sortTo' | 'as'> & { shape: Shape | null }

const shapes: Partial<Record<SourceColumn['kind'], Shape>> = { money: 'money', percentage: 'percent', duration: 'time' }

function measure(cells: readonly (SourceCell | undefined)[], kind: SourceColumn['kind'], filled: number): Measured {
  const enough = Math.max(1, filled * 0.5)
  const days = cells.map(cell => daysOf(cell?.value))
  const dated = days.filter(Boolean).length
  if (dated >= enough) {
    const isYear =
      days.every(day => !day || day.from.slice(5) === '01-01') && cells.every(cell => !cell || cell.text.length <= 10)
    return {
      shape: isYear ? 'year' : 'date',
      sort: Float64Array.from(days, day => (day ? dayNumber(day.from) : Number.NaN)),
      sortTo: Float64Array.from(days, day => (day ? dayNumber(day.to) : Number.NaN)),
    }
  }
  const numbers = Float64Array.from(cells, cell => numberOf(cell?.value) ?? Number.NaN)
  if (numbers.filter(number => !Number.isNaN(number)).length >= enough)
    return { shape: shapes[kind] ?? 'num', sort: numbers, sortTo: null }
  if (kind === 'text' || kind === 'number' || kind === 'identifier') {
    // A time of the day begins with a number, so it is looked for first.
    for (const as of ['clock', 'first-number'] as const) {
      const read = Float64Array.from(cells, cell => readNumberAs(cell?.text, as) ?? Number.NaN)
      if (read.filter(number => !Number.isNaN(number)).length >= Math.max(1, filled * 0.6))
        return { shape: 'mixed', sort: read, sortTo: null, as }
    }
  }
  return { shape: null, sort: null, sortTo: null }
}

/** A day as a number that sorts: 20261118. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

function shapeOfTexts(kind: SourceColumn['kind'], words: readonly string[][]): Shape {
  if (kind === 'email' || kind === 'phone' || kind === 'address') return 'contact'
  if (kind === 'url' || kind === 'image') return 'link'
  if (kind === 'identifier') return 'code'
  const long = words.filter(({ length }) => length > 8).length
  return long > words.length / 2 ? 'long' : 'text'
}

/** The column that tells records apart: the first text that hardly repeats. */
function findName(columns: readonly ColumnView[], rows: number): number {
  const isOwn = ({ texts, filled, isDetail }: ColumnView) =>
    !isDetail && filled >= rows * 0.7 && texts.length >= filled * 0.8
  // Of one record alone nothing repeats, so a number inside its title says nothing against it.
  const found =
    columns.find(column => rows > 1 && column.shape === 'text' && isOwn(column)) ??
    columns.find(column => ['text', 'long', 'mixed', 'code'].includes(column.shape) && isOwn(column)) ??
    columns.find(({ shape }) => shape === 'text')
  return found?.at ?? 0
}
