import { pathOf } from '../page/page-node.ts'
import type { PageRecord, RecordColumn, RecordSet } from '../page-reading.ts'
import type { Draft } from './draft.ts'

/** Gives columns their keys and puts rows into the shape that callers see. */
export function finishRecordSet(draft: Draft, id: string, score: number): RecordSet {
  const kept = draft.columnNames.map((_, i) => i).filter(i => draft.rows.some(row => row[i]))
  const columns = nameColumns(kept.map(i => draft.columnNames[i] ?? ''))
  const records = draft.rows.map((row, at): PageRecord => {
    const cells: PageRecord['cells'] = {}
    for (const [position, i] of kept.entries()) {
      const cell = row[i]
      const column = columns[position]
      if (!cell || !column) continue
      const { text, origin, href } = cell
      cells[column.key] = { text, value: { kind: 'text', text }, origin, ...(href !== undefined && { href }) }
    }
    const detailUrl = draft.detailUrls[at]
    return { cells, ...(detailUrl !== undefined && { detailUrl }) }
  })
  return { id, kind: draft.kind, name: draft.name, columns, records, path: pathOf(draft.container), score }
}

/** Same names get a number, so that each column can be told and asked for. */
function nameColumns(names: string[]): RecordColumn[] {
  const used = new Map<string, number>()
  return names.map((given, i) => {
    const name = given || `#${i + 1}`
    const before = used.get(name.toLowerCase()) ?? 0
    used.set(name.toLowerCase(), before + 1)
    return { key: `c${i + 1}`, name: before > 0 ? `${name} (${before + 1})` : name, type: 'text' }
  })
}
