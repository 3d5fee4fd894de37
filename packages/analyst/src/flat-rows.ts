import { IN_SEVERAL } from '@sondeo/table/origin'
import type { Cell, Table } from '@sondeo/table/table'

/** A table as the wire carries it: flat objects under readable names; numbers as numbers where they are certain. */
export const flatRows = ({ columns, rows }: Table): Record<string, string | number>[] =>
  rows.map(({ cells }) => Object.fromEntries(columns.map(({ id, name }) => [name, flatValue(cells[id])])))

function flatValue(cell: Cell | undefined): string | number {
  if (cell?.value.kind === 'number' && !cell.value.unit) return cell.value.number
  // A sum has no spelling of the page to keep.
  const origin = cell?.origin
  const isComputed = origin?.kind === 'derived' && origin.formula !== IN_SEVERAL
  if (cell?.value.kind === 'money' && isComputed) return cell.value.amount
  return cell?.text ?? ''
}
