import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useGridMessages } from '../../messages/result-grid.ts'
import { CheckboxInput } from '../../ui/fields/checkbox.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { ColumnMenu } from './columns/column-menu.tsx'
import { type GridColumn, unitBeside } from './columns/describe-column.ts'
import { ResizeHandle } from './columns/resize-handle.tsx'
import type { ColumnLayout } from './columns/use-column-layout.ts'
import { FilterBox } from './filters/filter-box.tsx'
import { frozenCell } from './frozen-cell.ts'
import type { GridSelection } from './use-grid-selection.ts'
import type { ResultTable } from './use-result-table.ts'

const directions = {
  asc: { aria: 'ascending', Icon: ArrowUp },
  desc: { aria: 'descending', Icon: ArrowDown },
} as const

type Props = {
  table: ResultTable
  layout: ColumnLayout
  /** The order that the rows came in; it stands until the reader sorts. */
  givenSort: ReadonlyMap<string, 'asc' | 'desc'>
  selection: GridSelection
  hasFilters: boolean
}

/** The header stays in sight; it sorts, moves and sizes columns, and filters when asked to. */
export function GridHead({ hasFilters, ...parts }: Props) {
  const { table, layout } = parts
  const [drag, setDrag] = useState<ColumnDrag>()
  return (
    <thead className="sticky top-0 z-20 bg-surface">
      <tr aria-rowindex={1}>
        {layout.columns.map((column, position) => (
          <HeadCell key={column.name} column={column} position={position} drag={drag} onDrag={setDrag} {...parts}>
            {hasFilters && (
              <div data-filter className="px-2 pb-2">
                <FilterBox column={column} table={table} />
              </div>
            )}
          </HeadCell>
        ))}
      </tr>
    </thead>
  )
}

/** The place of the column that is being dragged, and of the one it is held over. */
type ColumnDrag = { from: number; over: number }

type CellProps = Omit<Props, 'hasFilters'> & {
  column: GridColumn
  position: number
  drag: ColumnDrag | undefined
  onDrag: (drag: ColumnDrag | undefined) => void
  children: React.ReactNode
}

/** Where the dragged column would come to stand: it takes the place of the one below it. */
function DropMark({ drag, position }: Pick<CellProps, 'drag' | 'position'>) {
  if (drag?.over !== position || drag.from === position) return null
  return (
    <span
      aria-hidden="true"
      data-drop
      className={joinClasses(
        'pointer-events-none absolute inset-y-0 z-10 w-1 bg-signal',
        drag.from < position ? 'right-0' : 'left-0',
      )}
    />
  )
}

function HeadCell({ column, position, table, layout, givenSort, selection, drag, onDrag, children }: CellProps) {
  const text = useGridMessages()
  const own = table.getColumn(column.name)
  const sorted = own?.getIsSorted() || (table.state.sorting.length === 0 && givenSort.get(column.name)) || false
  const { aria, Icon } = sorted ? directions[sorted] : { aria: 'none' as const, Icon: ChevronsUpDown }
  const frozen = frozenCell(layout, position)
  return (
    <th
      scope="col"
      aria-sort={aria}
      data-cell={`-1:${position}`}
      draggable
      onDragStart={event => {
        // A drag that begins at the edge sets the width.
        if ((event.target as HTMLElement).closest('[data-resize]')) event.preventDefault()
        else {
          event.dataTransfer.setData('text/x-column', column.name)
          onDrag({ from: position, over: position })
        }
      }}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('text/x-column')) return
        event.preventDefault()
        if (drag && drag.over !== position) onDrag({ ...drag, over: position })
      }}
      onDragEnd={() => onDrag(undefined)}
      onDrop={event => {
        onDrag(undefined)
        layout.moveTo(event.dataTransfer.getData('text/x-column'), column.name)
      }}
      style={frozen.style}
      className={joinClasses(
        'relative border-b border-line bg-surface p-0 align-top font-semibold text-ink-2',
        drag?.from === position && 'opacity-60',
        frozen.className,
      )}
    >
      <DropMark drag={drag} position={position} />
      <div className={joinClasses('flex h-10 items-center', column.isNumeric && 'justify-end')}>
        {position === 0 && (
          <CheckboxInput
            tabIndex={-1}
            aria-label={text.selection.all}
            checked={selection.hasAll}
            ref={box => {
              if (box) box.indeterminate = selection.count > 0 && !selection.hasAll
            }}
            onChange={selection.toggleAll}
            className="ml-3 size-4"
          />
        )}
        <button
          type="button"
          tabIndex={-1}
          title={text.sortBy(column.name)}
          onClick={own?.getToggleSortingHandler()}
          className={joinClasses(
            'group flex h-full min-w-0 flex-1 items-center gap-1.5 pl-3 hover:text-ink focus-visible:outline-offset-[-2px]',
            column.isNumeric && 'flex-row-reverse text-right',
          )}
        >
          <span className="truncate">{column.name}</span>
          {unitBeside(column) && (
            <span className={joinClasses('shrink-0 font-normal text-ink-3', column.isNumeric && 'order-first')}>
              {column.unit}
            </span>
          )}
          <Icon
            aria-hidden="true"
            className={joinClasses(
              'size-3.5 shrink-0',
              sorted ? 'text-ink' : 'text-ink-3 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          />
        </button>
        <ColumnMenu column={column} position={position} table={table} layout={layout} />
      </div>
      {children}
      <ResizeHandle
        widthPx={column.widthPx}
        onResize={widthPx => layout.resize(column.name, widthPx)}
        onFit={() => layout.resize(column.name, fitWidth)}
      />
    </th>
  )
}

/** Twice clicked: wide enough for most texts. */
const fitWidth = 420
