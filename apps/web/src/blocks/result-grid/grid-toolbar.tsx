import { Columns3, Copy, Filter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useGridMessages } from '../../messages/result-grid.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Menu, MenuCheck } from '../../ui/overlays/menu.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { copyText } from './copy-text.ts'
import type { ResultTable, TableRow } from './use-result-table.ts'
import { writeClipboardText } from './write-clipboard-text.ts'

type Props = {
  table: ResultTable
  allRows: number
  shownRows: readonly TableRow[]
  badges?: ReactNode
  hasFilters: boolean
  onToggleFilters: () => void
}

const tool = joinClasses(buttonClasses({ variant: 'ghost', size: 'sm' }), 'max-sm:px-2')

export function GridToolbar({ table, allRows, shownRows, badges, hasFilters, onToggleFilters }: Props) {
  const text = useGridMessages()
  const [hasFailed, setHasFailed] = useState(false)
  const isFiltered = table.state.columnFilters.length > 0
  const columns = table.getAllLeafColumns()
  const visible = columns.filter(column => column.getIsVisible())
  const hidden = columns.length - visible.length
  const copy = async () => {
    const lines = writeClipboardText(
      visible.map(column => column.id),
      shownRows.map(row => row.original),
    )
    const isCopied = await copyText(lines)
    setHasFailed(!isCopied)
    if (isCopied) showToast(text.copied(shownRows.length))
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p aria-live="polite" className="tabular text-sm font-medium text-ink-2">
          {isFiltered ? text.filteredCount(shownRows.length, allRows) : text.rowCount(allRows)}
        </p>
        {badges}
        <div className="ml-auto flex flex-wrap items-center">
          <button
            type="button"
            aria-pressed={hasFilters}
            onClick={onToggleFilters}
            className={joinClasses(tool, 'aria-pressed:bg-sunken aria-pressed:text-ink')}
          >
            <Filter aria-hidden="true" />
            {hasFilters && isFiltered ? text.clearFilters : text.filter}
          </button>
          <Menu
            triggerClassName={tool}
            trigger={
              <>
                <Columns3 aria-hidden="true" />
                {text.columns}
                {hidden > 0 && <span className="font-normal text-ink-3">{text.hiddenColumns(hidden)}</span>}
              </>
            }
          >
            <div className="max-h-80 max-w-72 overflow-y-auto">
              {columns.map(column => (
                <MenuCheck
                  key={column.id}
                  isChecked={column.getIsVisible()}
                  // A table without any column would be no table.
                  disabled={visible.length === 1 && column.getIsVisible()}
                  onClick={() => column.toggleVisibility()}
                >
                  {column.id}
                </MenuCheck>
              ))}
            </div>
          </Menu>
          <button type="button" onClick={copy} className={tool}>
            <Copy aria-hidden="true" />
            {text.copy}
          </button>
        </div>
      </div>
      {hasFailed && <Alert>{text.copyFailed}</Alert>}
    </>
  )
}
