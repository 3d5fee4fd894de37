import type { ColumnReading } from '@sondeo/values/read-column'
import type { Page } from '../../page/page.ts'
import type { Draft, DraftCell } from '../draft.ts'
import type { Meaning } from '../naming/column-words.data.ts'
import { readDraftColumn } from '../read-draft-column.ts'
import { isSmallWord } from './cell-tokens.ts'
import { findTemplate, type Span, type Template } from './find-template.ts'
import { nameSlots } from './name-slots.ts'

const MOSTLY = 0.8
const MAX_CELL = 160
const MAX_TEXT_SLOT = 60
const MAX_COLUMNS = 40

/** Kinds that are one fact however many words they have. */
const ONE_FACT: ReadonlySet<ColumnReading['kind']> = new Set([
  'money',
  'date',
  'date-range',
  'percentage',
  'duration',
  'url',
  'email',
  'phone',
  'address',
  'image',
])

type Part = { name: string; meaning?: Meaning | null; cells: (DraftCell | null)[] }

/**
 * One cell, several facts: where nearly all cells of a column are one template ("No. 14, presentado el 3/5/2024") each
 * of its slots becomes a column after it. A figure with a unit ("3 beds") needs only that name.
 */
export function splitColumns(page: Page, draft: Draft): Draft {
  if (draft.kind === 'embedded' || draft.columnNames.length > MAX_COLUMNS) return draft
  const readings = draft.columnNames.map((): ColumnReading | undefined => undefined)
  const read = (i: number): ColumnReading => {
    const reading = readDraftColumn(page, draft, i)
    readings[i] = reading
    return reading
  }
  const found = draft.columnNames.map((_, i) => partsOf(draft, i, read))
  if (found.every(parts => parts === null)) return { ...draft, columnReadings: readings }
  const spread = <Entry>(own: (i: number) => Entry, part: (part: Part) => Entry): Entry[] =>
    draft.columnNames.flatMap((_, i) => [own(i), ...(found[i]?.parts ?? []).map(part)])
  return {
    ...draft,
    columnNames: spread(
      i => draft.columnNames[i] || (found[i]?.unit ?? ''),
      ({ name }) => name,
    ),
    columnMeanings: spread<Meaning | null>(
      i => draft.columnMeanings?.[i] ?? null,
      ({ meaning }) => meaning ?? null,
    ),
    columnReadings: spread(
      i => (found[i]?.unit ? undefined : readings[i]),
      () => undefined,
    ),
    columnWords: spread(
      i => draft.columnWords?.[i] ?? '',
      () => '',
    ),
    rows: draft.rows.map((row, at) =>
      spread(
        i => row[i] ?? null,
        ({ cells }) => cells[at] ?? null,
      ),
    ),
  }
}

type Found = { unit: string; parts: Part[] }

function partsOf(draft: Draft, column: number, read: (column: number) => ColumnReading): Found | null {
  const cells = draft.rows.map(row => row[column] ?? null)
  const texts = cells.map(cell => (cell?.origin.kind === 'text' && cell.text.length <= MAX_CELL ? cell.text : ''))
  const filled = cells.filter(cell => cell !== null).length
  if (texts.filter(text => /\d/.test(text)).length < filled * MOSTLY) return null
  const found = findTemplate(texts)
  const template = found && joinConstants(texts, found)
  if (!template || template.slots.length === 0) return null
  const reading = read(column)
  if (ONE_FACT.has(reading.kind)) return null
  const names = nameSlots(template.slots)
  const useful = names.map((name, slot) => ({ name, slot, ...describe(texts, template, slot) }))
  if (
    !useful.some(({ isFigure }) => isFigure) ||
    useful.some(({ isFigure, length }) => !isFigure && length > MAX_TEXT_SLOT)
  )
    return null
  // Under a header of its own only words before the figures are labels: what stands behind them is what they count.
  const isHeaded = draft.kind === 'table' && draft.columnNames[column] !== ''
  if (isHeaded && useful.some(({ slot }) => !ABBREVIATED.test(template.slots[slot]?.before ?? ''))) return null
  const [only, ...others] = useful
  if (only && others.length === 0) return unitOf({ only, template, reading, cells, hasName: hasName(draft, column) })
  // A slot that nothing names may only be what the column itself is called by; a small word names no figure.
  if (useful.some(({ name, isFigure }, i) => (i > 0 || !isFigure) && (isFigure ? !isTelling(name) : !name && i > 0))) {
    const unit = useful.map(({ name }) => name).find(isTelling)
    return unit && !hasName(draft, column) ? { unit, parts: [] } : null
  }
  const parent = draft.columnNames[column] ?? ''
  return {
    unit: '',
    parts: useful.map(({ name, slot }, i) => ({
      name: name || (i === 0 ? parent : ''),
      meaning: !name && i === 0 ? (draft.columnMeanings?.[column] ?? null) : null,
      cells: cells.map((cell, at) => cutCell(cell, template.fills[at]?.[slot])),
    })),
  }
}

const isTelling = (name: string): boolean => name !== '' && !name.split(' ').every(isSmallWord)

/** A class that names another column before it ("rating", "rating-count") does not tell the two apart. */
function hasName({ columnNames, columnMeanings, columnWords }: Draft, column: number): boolean {
  const meaning = columnMeanings?.[column]
  if (columnNames[column] || !meaning) return Boolean(columnNames[column] || columnWords?.[column])
  return columnMeanings.indexOf(meaning) === column
}

type Slot = { name: string; slot: number; isFigure: boolean }
type Single = { only: Slot; template: Template; reading: ColumnReading; cells: (DraftCell | null)[]; hasName: boolean }

const ABBREVIATED = /[.:#º°]\s*$/

/** One fact with words that all cells share: they name a figure, or a code where they are an abbreviation or a label. */
function unitOf({ only, template, reading, cells, hasName }: Single): Found | null {
  const { name, slot, isFigure } = only
  if (!name || !isFigure) return null
  if (reading.kind === 'number') return hasName ? null : { unit: name, parts: [] }
  const { before = '', after = '' } = template.slots[slot] ?? {}
  // "Widget 1" is a name; "Docket No. 1511" is a number that is called so.
  if (!ABBREVIATED.test(before) && !/\p{L}{3}/u.test(after)) return null
  const parts = cells.map((cell, at) => cutCell(cell, template.fills[at]?.[slot]))
  // What is left without the unit ("3.6 out of 5") says no more than the whole.
  const saysMore = hasName || parts.every(cell => !cell || /^[\d.,]+$/.test(cell.text))
  return saysMore ? { unit: '', parts: [{ name, cells: parts }] } : { unit: name, parts: [] }
}

const FIGURE = /^(?=.{1,30}$)\P{L}*(?:\p{L}{1,4}[-.\s]?)?\d/u

function describe(texts: string[], { fills }: Template, slot: number) {
  const own = fillingsOf(texts, fills, slot)
  const figures = own.filter(text => FIGURE.test(text) || (text.length <= 30 && /^\p{L}+ \d{1,2},? \d{4}$/u.test(text)))
  const length = own.reduce((sum, text) => sum + text.length, 0) / Math.max(1, own.length)
  return { isFigure: figures.length >= own.length * MOSTLY, length }
}

const fillingsOf = (texts: string[], fills: Template['fills'], slot: number): string[] =>
  texts.flatMap((text, at) => {
    const span = fills[at]?.[slot]
    return span ? [text.slice(span.start, span.end)] : []
  })

/** What fills a slot alike in all cells is a literal: the five of "4.5 of 5 stars". */
function joinConstants(texts: string[], { slots, fills }: Template): Template {
  const own = slots.map((_, slot) => fillingsOf(texts, fills, slot))
  const isConstant = own.map(fillings => new Set(fillings).size <= 1)
  const joined: Template['slots'] = []
  let before = ''
  for (const [slot, { before: lead, after }] of slots.entries()) {
    if (slot === 0) before = lead
    if (isConstant[slot]) {
      before += `${own[slot]?.[0] ?? ''}${after}`
      const last = joined.at(-1)
      if (last) last.after = before
    } else {
      joined.push({ before, after })
      before = after
    }
  }
  return { slots: joined, fills: fills.map(fill => fill?.filter((_, slot) => !isConstant[slot]) ?? null) }
}

/** The part of a cell that fills a slot, with its own place on the page. */
function cutCell(cell: DraftCell | null, span: Span | undefined): DraftCell | null {
  if (!cell || !span || cell.origin.kind !== 'text') return null
  const { origin, text } = cell
  // Where the cell's text is not the page's own (a cut-off title), its places cannot be counted.
  if (origin.end - origin.start !== text.length) return null
  return {
    text: text.slice(span.start, span.end),
    origin: { ...origin, start: origin.start + span.start, end: origin.start + span.end },
  }
}
