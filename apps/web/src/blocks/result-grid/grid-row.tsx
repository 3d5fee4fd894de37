import { memo } from 'react'
import { useGridMessages } from '../../messages/result-grid.ts'
import { CheckboxInput } from '../../ui/fields/checkbox.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { CellContent } from './cell-content.tsx'
import type { OpenedCell } from './cell-dialog.tsx'
import type { CellPlace } from './cell-place.ts'
import type { ColumnLayout } from './columns/use-column-layout.ts'
import { frozenCell } from './frozen-cell.ts'
import { plainText } from './plain-text.ts'
import type { GridSelection } from './use-grid-selection.ts'
import type { TableRow } from './use-result-table.ts'

export const rowHeightPx = 36

export type RowActions = {
  layout: ColumnLayout
  selection: GridSelection
  onShowOrigin?: ((place: CellPlace) => void) | undefined
  onOpen: (cell: OpenedCell) => void
  selected?: CellPlace | undefined
}

type Props = RowActions & { row: TableRow; position: number }

/**
 * `position` is the place among the rows shown now; the header is row 1. Kept while nothing of it changes: scrolling
 * through thousands of rows draws only those that come into view.
 */
export const GridRow = memo(function GridRow({ row, position, layout, selection, selected, ...actions }: Props) {
  const isTicked = selection.has(row.index)
  return (
    <tr
      aria-rowindex={position + 2}
      data-ticked={isTicked || undefined}
      // Its origin is being shown.
      data-shown={selected?.rowIndex === row.index || undefined}
      className="group/row hover:[&>td]:bg-sunken data-shown:[&>td]:bg-[color-mix(in_oklab,var(--signal-soft)_55%,var(--surface))] data-ticked:[&>td]:bg-signal-soft"
    >
      {layout.columns.map((column, at) => {
        const isSelected = selected?.rowIndex === row.index && selected.column === column.name
        const frozen = frozenCell(layout, at)
        return (
          <td
            key={column.name}
            data-cell={`${position}:${at}`}
            data-selected={isSelected || undefined}
            tabIndex={-1}
            style={frozen.style}
            className={joinClasses(
              'h-9 border-b border-line p-0 group-last/row:border-b-0 focus-visible:outline-offset-[-2px]',
              column.isNumeric && 'text-right',
              frozen.className,
              isSelected && 'bg-signal-soft! outline-2 -outline-offset-2 outline-signal',
            )}
          >
            <div className="flex items-center">
              {at === 0 && <RowTick row={row} selection={selection} label={plainText(row.original[column.name])} />}
              <CellContent value={row.original[column.name]} column={column} rowIndex={row.index} {...actions} />
            </div>
          </td>
        )
      })}
    </tr>
  )
})

type TickProps = { row: TableRow; selection: GridSelection; label: string }

/** Ticks a row; with Shift all rows from the last one ticked. */
export function RowTick({ row, selection, label }: TickProps) {
  const text = useGridMessages().selection
  return (
    <CheckboxInput
      tabIndex={-1}
      aria-label={text.row(label)}
      checked={selection.has(row.index)}
      onChange={event => selection.toggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
      className="ml-3 size-4"
    />
  )
}
