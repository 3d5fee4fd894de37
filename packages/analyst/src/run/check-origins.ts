import type { PageOrigin } from '@sondeo/table/origin'
import type { Cell, Table } from '@sondeo/table/table'
import { foldText } from '../fold-text.ts'
import { emptyCell } from './make-cell.ts'

/** The text that stands at a place of a stored page; null when there is no such place, undefined when the page is gone. */
export type ResolvePlace = (origin: PageOrigin) => string | null | undefined

/** A long computation is checked by its first inputs; the others were read the same way. */
const MAX_INPUTS_CHECKED = 50

/** Removes every value that cannot be found where it says it stands, and counts them. */
export function checkOrigins(table: Table, resolve: ResolvePlace): { table: Table; removed: number } {
  let removed = 0
  const rows = table.rows.map(row => ({
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([id, cell]) => {
        if (isTrue(cell, resolve)) return [id, cell]
        removed++
        return [id, emptyCell()]
      }),
    ),
  }))
  return { table: removed > 0 ? { ...table, rows } : table, removed }
}

function isTrue({ text, origin }: Cell, resolve: ResolvePlace): boolean {
  if (text === '') return true
  if (origin === null) return false
  if (origin.kind === 'page') return says(resolve(origin), text)
  if (origin.kind === 'figure') return true
  return origin.inputs
    .slice(0, MAX_INPUTS_CHECKED)
    .every(({ text: input, origins }) => origins.every(place => place.kind !== 'page' || says(resolve(place), input)))
}

/** White space, case and accents do not count; a place may hold more than the cell took from it. */
const says = (found: string | null | undefined, text: string): boolean =>
  found === undefined || (found !== null && squeeze(found).includes(squeeze(text)))
const squeeze = (text: string): string => foldText(text).replaceAll(' ', '')

/** The pages that a table's values come from. */
export const pagesOf = ({ rows }: Table): string[] => {
  const origins = rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ origin }) => origin ?? []))
  const copied = origins.flatMap(origin =>
    origin.kind === 'derived' ? origin.inputs.flatMap(input => input.origins) : [origin],
  )
  return [...new Set(copied.flatMap(origin => (origin.kind === 'page' ? origin.pageId : [])))]
}
