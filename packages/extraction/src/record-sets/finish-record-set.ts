import type { Value, ValueKind } from '@sondeo/table/value'
import type { Page } from '../page/page.ts'
import { pathOf } from '../page/page-node.ts'
import type { PageRecord, RecordColumn, RecordSet } from '../page-reading.ts'
import { addPictures } from './add-pictures.ts'
import { addSaid } from './add-said.ts'
import type { Draft } from './draft.ts'
import type { Meaning } from './naming/column-words.data.ts'
import { findCaption } from './naming/find-caption.ts'
import { namingLanguage, sayMeaning } from './naming/name-from-classes.ts'
import { meaningOfKind, nameMeaning, VAGUE, WORDY } from './naming/name-from-kind.ts'
import { nameRecordSet } from './naming/name-record-set.ts'
import { readDraftColumn } from './read-draft-column.ts'
import { splitColumns } from './templates/split-columns.ts'

const TOO_MANY = 3
const KINDS_OF_THEIR_OWN: ReadonlySet<Meaning> = new Set(Object.values(meaningOfKind))

/**
 * What classes say of one column alone is believed. What they say of several belongs to those whose values are of that
 * kind: a word that stands on three columns, or on two that are no such thing, speaks of looks ("a-size-base").
 */
function resolveHints(given: readonly (Meaning | null)[], kinds: readonly ValueKind[]): (Meaning | null)[] {
  const hints = callFirstAmountPrice(given, kinds)
  return hints.map((hint, at) => {
    if (hint === null || WORDY.has(hint) || hint === 'image' || hint === 'link') return hint
    const sharing = hints.flatMap((other, i) => (other === hint ? [i] : []))
    if (sharing.length < 2) return hint
    // Few addresses can be told from other texts.
    const fits = (i: number): boolean =>
      meaningOfKind[kinds[i] as ValueKind] === hint || (hint === 'address' && kinds[i] === 'text')
    if (KINDS_OF_THEIR_OWN.has(hint)) return fits(at) ? hint : null
    return sharing.length < TOO_MANY ? hint : null
  })
}

/** Where all amounts are only called so and none is called price, the first is what the thing costs. */
function callFirstAmountPrice(hints: readonly (Meaning | null)[], kinds: readonly ValueKind[]): (Meaning | null)[] {
  const isMoney = (i: number): boolean => kinds[i] === 'money'
  const amounts = hints.flatMap((hint, i) => (hint === 'amount' && isMoney(i) ? [i] : []))
  if (amounts.length < 2 || hints.some((hint, i) => hint === 'price' && isMoney(i))) return [...hints]
  return hints.map((hint, i) => {
    if (i === amounts[0]) return 'price'
    return hint === 'price' ? null : hint
  })
}

/** Types the columns, names those that the page left nameless, and puts rows into the shape that callers see. */
export function finishRecordSet(page: Page, found: Draft, { id, score }: { id: string; score: number }): RecordSet {
  const draft = addPictures(page, addSaid(page, splitColumns(page, found)))
  const kept = draft.columnNames.map((_, i) => i).filter(i => draft.rows.some(row => row[i]))
  const columns: RecordColumn[] = []
  const values: Value[][] = []
  const used = new Map<string, number>()
  let hasTitle = draft.columnMeanings?.some(meaning => meaning === 'title' || meaning === 'name') ?? false
  const readings = kept.map(i => draft.columnReadings?.[i] ?? readDraftColumn(page, draft, i))
  const hints = resolveHints(
    kept.map(i => draft.columnMeanings?.[i] ?? null),
    readings.map(({ kind }) => kind),
  )
  for (const [at, i] of kept.entries()) {
    const texts = draft.rows.map(row => row[i]?.text ?? '')
    const reading = readings[at] as (typeof readings)[number]
    const hint = hints[at] ?? null
    const given = hint && isRepeated(draft, i) ? '' : (draft.columnNames[i] ?? '')
    // A badge that a few records have before their title is none.
    const isOfMost = reading.kind === 'text' && texts.filter(Boolean).length >= texts.length / 2
    const meaning = nameMeaning(hint, reading.kind, { texts, isFirstText: !hasTitle && isOfMost })
    if (isOfMost) hasTitle = true
    const isSecond = hint !== null && isText(reading.kind) && hints.indexOf(hint) < at
    const word = isSecond || (hint === null && VAGUE.has(meaning)) ? draft.columnWords?.[i] : ''
    const name = given || word || sayMeaning(meaning, namingLanguage(page.language))
    const isNamed = given !== '' || (word ?? '') !== '' || (hint === meaning && !VAGUE.has(hint) && hint !== 'title')
    columns.push({
      key: `c${columns.length + 1}`,
      name: makeUnique(name, used),
      type: reading.kind,
      ...(isNamed && { isNamed }),
    })
    values.push(reading.values)
  }
  const records = draft.rows.map((row, at): PageRecord => {
    const cells: PageRecord['cells'] = {}
    for (let position = 0; position < kept.length; position++) {
      const cell = row[kept[position] as number]
      const column = columns[position]
      const value = values[position]?.[at]
      if (!cell || !column || !value) continue
      const { text, origin, href } = cell
      cells[column.key] = href === undefined ? { text, value, origin } : { text, value, origin, href }
    }
    const detailUrl = draft.detailUrls[at]
    return { cells, ...(detailUrl !== undefined && { detailUrl }) }
  })
  const name = draft.name ?? (draft.kind === 'embedded' ? null : nameRecordSet(page, draft))
  const caption = draft.kind === 'table' || draft.kind === 'list' ? findCaption(page, draft) : null
  const path = pathOf(draft.container)
  return { id, kind: draft.kind, name, ...(caption && { caption }), columns, records, path, score }
}

const isText = (kind: ValueKind): boolean => kind === 'text'

/** A label that two fields of a list share tells neither; what their classes say may. */
const isRepeated = ({ kind, columnNames }: Draft, i: number): boolean =>
  kind === 'list' && columnNames.filter(name => name === columnNames[i]).length > 1

/** Same names get a number, so that each column can be told and asked for. */
function makeUnique(name: string, used: Map<string, number>): string {
  const before = used.get(name.toLowerCase()) ?? 0
  used.set(name.toLowerCase(), before + 1)
  return before > 0 ? `${name} (${before + 1})` : name
}
