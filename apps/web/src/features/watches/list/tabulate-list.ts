import type { ReplyOf } from '@sondeo/contract/endpoint'
import type { getWatchedList } from '@sondeo/contract/watches/watch-calls'
import type { Value, ValueKind } from '@sondeo/table/value'
import type { TypedTable } from '../../../blocks/result-grid/columns/column-readings.ts'
import { formatMoment } from '../../../browser/format-date.ts'
import type { Language } from '../../../browser/language.ts'
import type { WatchTexts } from '../../../messages/watches.ts'

export type ListTable = { headers: string[]; rows: string[][]; typed: TypedTable }

type Told = { name: string; kind: ValueKind; textOf: (row: ListedRow) => string; meaningOf?: (row: ListedRow) => Value }
type Listed = ReplyOf<typeof getWatchedList>
type ListedRow = Listed['rows'][number]

/**
 * The list with what is known of each row behind its own columns: first and last seen, and where anything happened also
 * what and when. Moments stand as days with their time, because a file is read long after "today".
 */
export function tabulateList({ columns, rows }: Listed, text: WatchTexts['list'], language: Language): ListTable {
  const own = columns.map(({ name, kind }): Told => {
    const textOf = ({ row }: ListedRow) => row[name] ?? ''
    return { name, kind, textOf, meaningOf: row => row.values[name] ?? { kind: 'text', text: textOf(row) } }
  })
  const moment = (name: string, momentOf: (row: ListedRow) => string | null): Told => ({
    name,
    kind: 'date',
    textOf: row => {
      const at = momentOf(row)
      return at ? formatMoment(at, language) : ''
    },
    meaningOf: row => readMoment(momentOf(row)),
  })
  const changes: Told[] = [
    { name: text.change, kind: 'text', textOf: ({ change }) => (change ? text.changes[change] : '') },
    moment(text.changedAt, ({ changedAt }) => changedAt),
  ]
  const told = [
    ...own,
    ...(rows.some(({ change }) => change) ? changes : []),
    ...(rows.some(({ goneAt }) => goneAt) ? [moment(text.gone, ({ goneAt }) => goneAt)] : []),
    moment(text.firstSeen, ({ firstSeenAt }) => firstSeenAt),
    moment(text.lastSeen, ({ lastSeenAt }) => lastSeenAt),
  ]
  return {
    headers: told.map(({ name }) => name),
    rows: rows.map(row => told.map(({ textOf }) => textOf(row))),
    typed: {
      columns: told.map(({ name, kind }, at) => ({ id: `c${at}`, name, kind })),
      rows: rows.map(row =>
        told.map(({ textOf, meaningOf }) => (meaningOf ? { text: textOf(row), value: meaningOf(row) } : textOf(row))),
      ),
    },
  }
}

/** Where the reader is. */
function readMoment(moment: string | null): Value {
  if (!moment) return { kind: 'empty' }
  const at = new Date(moment)
  const [date = '', time = ''] = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().split('T')
  return { kind: 'date', date, time: time.slice(0, 5) }
}
