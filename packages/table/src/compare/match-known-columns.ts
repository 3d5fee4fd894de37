import { foldCell } from '../match-rows.ts'
import type { Table } from '../table.ts'
import type { KnownList } from './known-list.ts'

const SHARED = 0.5
const ENOUGH = 3

const textsOf = (texts: Iterable<string>): Set<string> => new Set([...texts].map(foldCell).filter(Boolean))

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size < ENOUGH || other.size < ENOUGH) return 0
  return [...one].filter(text => other.has(text)).length / Math.min(one.size, other.size)
}

/** From the columns of a table to the known ones: by name, else by holding the same, because sites rename what stays. */
export function matchKnownColumns({ columns, rows }: KnownList, table: Table): Map<string, string> {
  const ids = new Map<string, string>()
  const isTaken = new Set<string>()
  const pair = (from: string, to: string) => {
    ids.set(from, to)
    isTaken.add(to)
  }
  for (const { id, name } of table.columns) {
    const same = columns.find(known => !isTaken.has(known.id) && foldCell(known.name) === foldCell(name))
    if (same) pair(id, same.id)
  }
  const present = rows.filter(({ goneAt }) => goneAt === null)
  for (const { id } of table.columns) {
    if (ids.has(id)) continue
    const texts = textsOf(table.rows.map(row => row.cells[id]?.text ?? ''))
    const [best] = columns
      .filter(known => !isTaken.has(known.id))
      .map(known => ({
        to: known.id,
        shared: overlap(texts, textsOf(present.map(row => row.cells[known.id]?.text ?? ''))),
      }))
      .sort((a, b) => b.shared - a.shared)
    if (best && best.shared >= SHARED) pair(id, best.to)
  }
  return ids
}
