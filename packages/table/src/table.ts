import { z } from 'zod'
import { Origin } from './origin.ts'
import { Value, ValueKind } from './value.ts'

/** Raised whenever a stored Table of before would not be understood any more. */
export const TABLE_VERSION = 1

export const Column = z.object({
  /** Stable inside its table; cells are found by it. */
  id: z.string(),
  /** As people read it, in the language of the page or of the question. */
  name: z.string(),
  kind: ValueKind,
})
export type Column = z.infer<typeof Column>

/** One cell: the text as it stood, its reading, and where it comes from. An empty cell has no origin. */
export const Cell = z.object({ text: z.string(), value: Value, origin: Origin.nullable() })
export type Cell = z.infer<typeof Cell>

export const Row = z.object({ cells: z.record(z.string(), Cell) })
export type Row = z.infer<typeof Row>

export const Table = z.object({
  version: z.literal(TABLE_VERSION),
  title: z.string().nullable(),
  columns: z.array(Column),
  rows: z.array(Row),
})
export type Table = z.infer<typeof Table>

/** A stored table that this version cannot read. */
export class UnreadableTableError extends Error {
  readonly code = 'unreadable-table'
}

/** Brings a Table from storage or from the wire up to date, or fails with `UnreadableTableError`. */
export function readStoredTable(stored: unknown): Table {
  const result = Table.safeParse(stored)
  if (!result.success) throw new UnreadableTableError(z.prettifyError(result.error))
  return result.data
}
