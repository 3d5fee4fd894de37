import { joinClasses } from '../../ui/join-classes.ts'
import { CellContent } from './cell-content.tsx'
import type { OpenedCell } from './cell-dialog.tsx'
import type { CellPlace } from './cell-place.ts'
import type { GridColumn } from './describe-column.ts'
import type { TableRow } from './use-result-table.ts'

export const rowHeightPx = 36

export type RowActions = {
  columns: readonly GridColumn[]
  onShowOrigin?: ((place: CellPlace) => void) | undefined
  onOpen: (cell: OpenedCell) => void
  selected?: CellPlace | undefined
}

/** `position` is the place among the rows shown now; the header is row 1. */
export function GridRow({
  row,
  position,
  columns,
  selected,
  ...actions
}: RowActions & { row: TableRow; position: number }) {
  return (
    <tr aria-rowindex={position + 2} className="group/row hover:bg-sunken">
      {columns.map(column => {
        const isSelected = selected?.rowIndex === row.index && selected.column === column.name
        return (
          <td
            key={column.name}
            className={joinClasses(
              'h-9 border-b border-line p-0 group-last/row:border-b-0',
              column.isNumeric && 'text-right',
              isSelected && 'bg-signal-soft outline-2 -outline-offset-2 outline-signal',
            )}
          >
            <CellContent value={row.original[column.name]} column={column} rowIndex={row.index} {...actions} />
          </td>
        )
      })}
    </tr>
  )
}
