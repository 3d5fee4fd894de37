import { ArrowDownUp } from 'lucide-react'
import { useGridMessages } from '../../../messages/result-grid.ts'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import type { ColumnLayout } from '../columns/use-column-layout.ts'
import { FilterBox } from '../filters/filter-box.tsx'
import { TotalsButton, type TotalsSwitch } from '../grid-toolbar.tsx'
import type { ResultTable } from '../use-result-table.ts'

type Props = {
  table: ResultTable
  layout: ColumnLayout
  hasFilters: boolean
  /** Left out where no column has a total. */
  totals: TotalsSwitch | undefined
}

/** Cards have no head to sort and filter by. */
export function CardTools({ table, layout, hasFilters, totals }: Props) {
  const text = useGridMessages()
  const [sorted] = table.state.sorting
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2 text-sm text-ink-2">
        {/* In words it would leave the choice itself too little room. */}
        <ArrowDownUp aria-hidden="true" className="size-4 shrink-0" />
        <SelectBox
          aria-label={text.cards.sort}
          title={text.cards.sort}
          value={sorted ? `${sorted.desc ? 'desc' : 'asc'} ${sorted.id}` : ''}
          onChange={({ target: { value } }) => {
            const at = value.indexOf(' ')
            if (at < 0) table.resetSorting(true)
            else table.setSorting([{ id: value.slice(at + 1), desc: value.startsWith('desc') }])
          }}
        >
          <option value="">{text.cards.asGiven}</option>
          {layout.columns.flatMap(({ name }) => [
            <option key={`asc ${name}`} value={`asc ${name}`}>{`${name} ↑`}</option>,
            <option key={`desc ${name}`} value={`desc ${name}`}>{`${name} ↓`}</option>,
          ])}
        </SelectBox>
        {totals && <TotalsButton {...totals} />}
      </div>
      {hasFilters && (
        <div className="grid grid-cols-2 gap-3">
          {layout.columns.map(column => (
            <div key={column.name} data-filter className="grid min-w-0 content-start gap-1">
              <span aria-hidden="true" className="truncate text-xs text-ink-3">
                {column.name}
              </span>
              <FilterBox column={column} table={table} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
