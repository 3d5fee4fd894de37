import type { ReplyOf } from '@sondeo/contract/endpoint'
import type { getWatchedList } from '@sondeo/contract/watches/watch-calls'
import { formatWhen } from '../../../browser/format-when.ts'
import type { Language } from '../../../browser/language.ts'
import type { WatchTexts } from '../../../messages/watches.ts'

export type ListTable = { headers: string[]; rows: string[][] }

/** The list with what is known of each row behind its own columns: first seen, last seen, gone, what happened last. */
export function tabulateList(
  { columns, rows }: ReplyOf<typeof getWatchedList>,
  text: WatchTexts['list'],
  language: Language,
): ListTable {
  const day = (moment: string | null) => (moment ? formatWhen(moment, language) : '')
  return {
    headers: [...columns, text.firstSeen, text.lastSeen, text.gone, text.change, text.changedAt],
    rows: rows.map(({ row, firstSeenAt, lastSeenAt, goneAt, change, changedAt }) => [
      ...columns.map(column => row[column] ?? ''),
      day(firstSeenAt),
      day(lastSeenAt),
      day(goneAt),
      change ? text.changes[change] : '',
      day(changedAt),
    ]),
  }
}
