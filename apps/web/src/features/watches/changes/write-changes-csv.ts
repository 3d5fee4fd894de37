import type { WatchChange } from '@sondeo/contract/watches/watch'
import { writeCsv } from '@sondeo/table/csv'
import { explainCode } from '../../../browser/explain-error.ts'
import type { Language } from '../../../browser/language.ts'
import type { WatchTexts } from '../../../messages/watches.ts'
import { kindOf } from './change-kind.ts'

/** Every change in a line: when, what happened, which fields moved, and the row itself. */
export function writeChangesCsv(changes: readonly WatchChange[], texts: WatchTexts, language: Language): string {
  const { csv: text, change: words } = texts
  const columns = [...new Set(changes.flatMap(({ row }) => Object.keys(row)))]
  return writeCsv({
    headers: [text.at, text.kind, text.changed, text.goneSince, text.reason, ...columns],
    rows: changes.map(change => [
      change.at,
      words.kinds[kindOf(change)],
      (change.fields ?? []).map(({ name, before, after }) => text.field(name, before, after)).join('\n'),
      change.goneSince,
      change.code && explainCode(change.code, language),
      ...columns.map(column => change.row[column]),
    ]),
  })
}
