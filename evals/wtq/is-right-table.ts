import type { Table } from '@sondeo/table/table'
import { isRightFigure, isRightList, type Target } from './is-right-answer.ts'

/** The first column is what answers; what follows tells whose it is. */
export function isRightTable({ columns, rows }: Table, targets: readonly Target[]): boolean {
  const cells = rows.map(row => row.cells[columns[0]?.id ?? ''])
  const value = cells.length === 1 ? cells[0]?.value : undefined
  if (value?.kind === 'number' && isRightFigure(value.number, targets)) return true
  if (value?.kind === 'money' && isRightFigure(value.amount, targets)) return true
  return isRightList(
    cells.map(cell => cell?.text ?? ''),
    targets,
  )
}
