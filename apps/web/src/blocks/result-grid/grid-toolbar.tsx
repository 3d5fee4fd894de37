import { Columns3, Copy, Filter, Sigma, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useGridMessages } from '../../messages/result-grid.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Menu, MenuCheck } from '../../ui/overlays/menu.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { copyText } from '../copy/copy-text.ts'
import type { ColumnLayout } from './columns/use-column-layout.ts'
import type { GridSelection } from './use-grid-selection.ts'
import type { ResultTable, TableRow } from './use-result-table.ts'
import { writeClipboardTable, writeClipboardText } from './write-clipboard-text.ts'

export type TotalsSwitch = { isOn: boolean; toggle: () => void }

type Props = {
  table: ResultTable
  layout: ColumnLayout
  selection: GridSelection
  allRows: number
  shownRows: readonly TableRow[]
  badges?: ReactNode
  hasFilters: boolean
  onToggleFilters: () => void
  /** Left out for cards, which have them among their own tools. */
  totals?: TotalsSwitch | undefined
  /** Says that columns stand outside of the view. */
  more?: ReactNode
}

const tool = joinClasses(buttonClasses({ variant: 'ghost', size: 'sm' }), 'max-sm:px-2')
const pressable = joinClasses(tool, 'aria-pressed:bg-sunken aria-pressed:text-ink')

export function GridToolbar({ table, layout, selection, allRows, shownRows, badges, totals, more, ...filters }: Props) {
  const { hasFilters, onToggleFilters } = filters
  const text = useGridMessages()
  const language = useLanguage()
  const [hasFailed, setHasFailed] = useState(false)
  const isFiltered = table.state.columnFilters.length > 0
  const copy = async () => {
    const rows = selection.count > 0 ? selection.rows : shownRows
    const parts = { columns: layout.columns, rows, language }
    const isCopied = await copyText(writeClipboardText(parts), writeClipboardTable(parts))
    setHasFailed(!isCopied)
    if (isCopied) showToast(text.copied(rows.length))
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p aria-live="polite" className="tabular text-sm font-medium text-ink-2">
          {isFiltered ? text.filteredCount(shownRows.length, allRows) : text.rowCount(allRows)}
          {selection.count > 0 && ` · ${text.selection.count(selection.count)}`}
        </p>
        {selection.count > 0 && (
          <button type="button" onClick={selection.clear} className={tool}>
            <X aria-hidden="true" />
            {text.selection.clear}
          </button>
        )}
        {selection.count === 0 && badges}
        <div className="ml-auto flex flex-wrap items-center">
          {more}
          <button type="button" aria-pressed={hasFilters} onClick={onToggleFilters} className={pressable}>
            <Filter aria-hidden="true" />
            {hasFilters && isFiltered ? text.clearFilters : text.filter}
          </button>
          <ColumnChoice table={table} layout={layout} />
          {totals && <TotalsButton {...totals} />}
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

export function TotalsButton({ isOn, toggle }: TotalsSwitch) {
  const text = useGridMessages().totals
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle} className={pressable}>
      <Sigma aria-hidden="true" />
      {text.show}
    </button>
  )
}

function ColumnChoice({ table, layout }: Pick<Props, 'table' | 'layout'>) {
  const text = useGridMessages()
  const hidden = layout.order.length - layout.columns.length
  return (
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
        {layout.order.map(name => {
          const column = table.getColumn(name)
          const isVisible = column?.getIsVisible() ?? true
          return (
            <MenuCheck
              key={name}
              isChecked={isVisible}
              // A table without any column would be no table.
              disabled={layout.columns.length === 1 && isVisible}
              onClick={() => column?.toggleVisibility()}
            >
              {name}
            </MenuCheck>
          )
        })}
      </div>
    </Menu>
  )
}
