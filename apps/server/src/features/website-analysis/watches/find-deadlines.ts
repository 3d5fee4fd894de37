import type { KnownColumn, KnownList, KnownRow } from '@sondeo/table/known-list'
import type { StoredChange } from './watch-settings.ts'

type When = {
  at: string
  today: string
  /** null where nobody wants to be told. */
  deadlineDays: number | null
  /** What the same run tells anyway: a row that is new shows its deadline itself. */
  changes: readonly StoredChange[]
}

const dayMs = 86_400_000
const wholeDay = /^\d{4}-\d{2}-\d{2}$/

/** The day in a cell, where it is a whole one: of a span of days its end. */
export function dayIn({ cells }: KnownRow, { id }: KnownColumn): string | null {
  const value = cells[id]?.value
  const day = value?.kind === 'date' ? value.date : value?.kind === 'date-range' ? value.to : ''
  return wholeDay.test(day) ? day : null
}

/** Deadlines that have come near in rows that were seen just now: each is told once, and again only if it moves. */
export function findDeadlines(list: KnownList, { at, today, deadlineDays, changes }: When) {
  if (deadlineDays === null) return { list, soon: [] }
  const told = new Set(changes.map(({ rowId }) => rowId))
  const soon: StoredChange[] = []
  const rows = list.rows.map(row => {
    if (row.goneAt !== null || row.lastSeenAt !== at) return row
    let known = row
    for (const column of list.columns.filter(({ isQuiet }) => !isQuiet)) {
      const day = dayIn(row, column)
      const daysLeft = day ? Math.round((Date.parse(day) - Date.parse(today)) / dayMs) : -1
      if (!day || daysLeft < 0 || daysLeft > deadlineDays || row.toldDeadlines?.[column.id] === day) continue
      known = { ...known, toldDeadlines: { ...known.toldDeadlines, [column.id]: day } }
      if (!told.has(row.id)) soon.push(tell(row, column, { list, daysLeft }))
    }
    return known
  })
  return { list: { ...list, rows }, soon }
}

type About = { list: KnownList; daysLeft: number }

function tell(row: KnownRow, { id, name, kind }: KnownColumn, { list, daysLeft }: About): StoredChange {
  const text = row.cells[id]?.text ?? ''
  const words = list.columns.flatMap(column => {
    const said = row.cells[column.id]?.text
    return said ? [[column.name, said]] : []
  })
  const field = { name, kind, before: text, after: text, beforeNumber: null, afterNumber: null }
  return {
    kind: 'deadline',
    rowId: row.id,
    row: Object.fromEntries(words),
    fields: [{ ...field, meaning: 'deadline-soon', difference: daysLeft }],
    goneSince: null,
    place: row.place,
    placeBefore: null,
  }
}
