import { z } from 'zod'
import { RowPlace } from '../row-place.ts'
import type { Column, Row, Table } from '../table.ts'
import { Value, ValueKind } from '../value.ts'
import { dropStrangers } from './drop-strangers.ts'

const KnownCell = z.object({ text: z.string(), value: Value })
export type KnownCell = z.infer<typeof KnownCell>

/** One value over time; the number that its text stands for, where it is one. */
const HistoryPoint = z.object({ at: z.string(), text: z.string(), number: z.number().nullable() })
export type HistoryPoint = z.infer<typeof HistoryPoint>

const KnownRow = z.object({
  id: z.number().int(),
  /** By the id of the known column. */
  cells: z.record(z.string(), KnownCell),
  /** Where it was seen last. */
  place: RowPlace,
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** Since when it is told as gone. */
  goneAt: z.string().nullable(),
  /** It was not there the last time, and nothing was said yet. */
  isMissing: z.boolean(),
  /** Every value of the fields that ever changed, by their names; none where nothing has. */
  history: z.record(z.string(), z.array(HistoryPoint)).optional(),
  /** Which deadline was told last, by the id of its column. */
  toldDeadlines: z.record(z.string(), z.string()).optional(),
})
export type KnownRow = z.infer<typeof KnownRow>

const KnownColumn = z.object({
  id: z.string(),
  name: z.string(),
  kind: ValueKind,
  /** Changes in it are no news: counters, links, pictures. */
  isQuiet: z.boolean(),
})
export type KnownColumn = z.infer<typeof KnownColumn>

/** Everything that a list ever held, as it was seen last. */
export const KnownList = z.object({ columns: z.array(KnownColumn), rows: z.array(KnownRow) })
export type KnownList = z.infer<typeof KnownList>

// A picture or a link moves without anything being new.
const QUIET_KINDS = new Set<ValueKind>(['image', 'url'])

export const knowColumn = ({ id, name, kind }: Column): KnownColumn => ({
  id,
  name,
  kind,
  isQuiet: QUIET_KINDS.has(kind),
})

/** The cells of a row under the ids of the known columns; `ids` leads there from the ids of its table. */
export function knowCells({ cells }: Row, ids: ReadonlyMap<string, string>): Record<string, KnownCell> {
  const known: Record<string, KnownCell> = {}
  for (const [from, to] of ids) {
    const cell = cells[from]
    if (cell) known[to] = { text: cell.text, value: cell.value }
  }
  return known
}

/** A list that is seen for the first time: all of it is known, nothing is news. */
export function beginList(table: Table, { searchId, at }: { searchId: string; at: string }): KnownList {
  const ids = new Map(table.columns.map(({ id }) => [id, id]))
  return {
    columns: table.columns.map(knowColumn),
    rows: dropStrangers(table).map(({ row, line }) => ({
      id: line,
      cells: knowCells(row, ids),
      place: { searchId, row: line },
      firstSeenAt: at,
      lastSeenAt: at,
      goneAt: null,
      isMissing: false,
    })),
  }
}
