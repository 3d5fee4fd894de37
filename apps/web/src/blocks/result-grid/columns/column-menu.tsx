import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  EllipsisVertical,
  EyeOff,
  Pin,
  PinOff,
  UnfoldHorizontal,
} from 'lucide-react'
import { useGridMessages } from '../../../messages/result-grid.ts'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import type { ResultTable } from '../use-result-table.ts'
import type { GridColumn } from './describe-column.ts'
import type { ColumnLayout } from './use-column-layout.ts'

type Props = { column: GridColumn; position: number; table: ResultTable; layout: ColumnLayout }

const widerPx = 80

/** Everything that can be done with a column, also without a mouse. */
export function ColumnMenu({ column: { name, kind, widthPx }, position, table, layout }: Props) {
  const text = useGridMessages().column
  const own = table.getColumn(name)
  const isFrozen = layout.lefts[position] !== undefined
  const count = layout.columns.length
  return (
    <Menu
      isFloating
      triggerTabIndex={-1}
      label={text.menu(name)}
      triggerClassName="grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink focus-visible:outline-offset-[-2px]"
      trigger={<EllipsisVertical aria-hidden="true" className="size-4" />}
    >
      <MenuItem onClick={() => own?.toggleSorting(false)}>
        <ArrowUp aria-hidden="true" />
        {text.ascending[kind]}
      </MenuItem>
      <MenuItem onClick={() => own?.toggleSorting(true)}>
        <ArrowDown aria-hidden="true" />
        {text.descending[kind]}
      </MenuItem>
      <MenuItem onClick={() => layout.step(name, -1)} disabled={position === 0}>
        <ArrowLeftToLine aria-hidden="true" />
        {text.left}
      </MenuItem>
      <MenuItem onClick={() => layout.step(name, 1)} disabled={position === count - 1}>
        <ArrowRightToLine aria-hidden="true" />
        {text.right}
      </MenuItem>
      <MenuItem onClick={() => layout.resize(name, widthPx + widerPx)}>
        <UnfoldHorizontal aria-hidden="true" />
        {text.wider}
      </MenuItem>
      <MenuItem onClick={() => (isFrozen ? layout.unfreeze() : layout.freezeUpTo(name))}>
        {isFrozen ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
        {isFrozen ? text.unfreeze : text.freeze}
      </MenuItem>
      {/* A table without any column would be no table. */}
      <MenuItem onClick={() => own?.toggleVisibility(false)} disabled={count === 1}>
        <EyeOff aria-hidden="true" />
        {text.hide}
      </MenuItem>
    </Menu>
  )
}
