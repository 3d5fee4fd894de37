import type { Value } from '@sondeo/table/value'
import type { Page } from '../page/page.ts'
import { pathOf } from '../page/page-node.ts'
import type { PageRecord, RecordColumn, RecordSet } from '../page-reading.ts'
import { addPictures } from './add-pictures.ts'
import type { Draft } from './draft.ts'
import { findCaption } from './naming/find-caption.ts'
import { namingLanguage, sayMeaning } from './naming/name-from-classes.ts'
import { nameMeaning, VAGUE } from './naming/name-from-kind.ts'
import { nameRecordSet } from './naming/name-record-set.ts'
import { settleHints } from './naming/settle-hints.ts'
import { readDraftColumn } from './read-draft-column.ts'
import { splitColumns } from './templates/split-columns.ts'

/** Types the columns, names those that the page left nameless, and puts rows into the shape that callers see. */
export function finishRecordSet(page: Page, found: Draft, { id, score }: { id: string; score: number }): RecordSet {
  const draft = addPictures(page, splitColumns(page, found))
  const kept = draft.columnNames.map((_, i) => i).filter(i => draft.rows.some(row => row[i]))
  const columns: RecordColumn[] = []
  const values: Value[][] = []
  const used = new Map<string, number>()
  let hasTitle = draft.columnMeanings?.some(meaning => meaning === 'title' || meaning === 'name') ?? false
  const readings = kept.map(i => readDraftColumn(page, draft, i))
  const hints = settleHints(
    kept.map(i => draft.columnMeanings?.[i] ?? null),
    readings.map(({ kind }) => kind),
  )
  for (const [at, i] of kept.entries()) {
    const texts = draft.rows.map(row => row[i]?.text ?? '')
    const reading = readings[at] as (typeof readings)[number]
    const hint = hints[at] ?? null
    const given = hint && isRepeated(draft, i) ? '' : (draft.columnNames[i] ?? '')
    const meaning = nameMeaning(hint, reading.kind, { texts, isFirstText: !hasTitle })
    if (reading.kind === 'text') hasTitle = true
    const word = hint === null && VAGUE.has(meaning) ? draft.columnWords?.[i] : ''
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

/** A label that two fields of a list share tells neither; what their classes say may. */
const isRepeated = ({ kind, columnNames }: Draft, i: number): boolean =>
  kind === 'list' && columnNames.filter(name => name === columnNames[i]).length > 1

/** Same names get a number, so that each column can be told and asked for. */
function makeUnique(name: string, used: Map<string, number>): string {
  const before = used.get(name.toLowerCase()) ?? 0
  used.set(name.toLowerCase(), before + 1)
  return before > 0 ? `${name} (${before + 1})` : name
}
