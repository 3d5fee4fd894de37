import { ChevronDown } from 'lucide-react'
import { useGridMessages } from '../../../messages/result-grid.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Menu, MenuCheck } from '../../../ui/overlays/menu.tsx'
import type { GridColumn } from '../columns/describe-column.ts'
import type { ResultTable } from '../use-result-table.ts'
import type { ColumnFilter } from './column-filter.ts'

const box =
  'h-8 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-sm font-normal text-ink placeholder:text-ink-3 focus-visible:outline-offset-0'

type Props = { column: GridColumn; table: ResultTable }

/** A filter that fits what the column holds: a range, a list of its values, or words. */
export function FilterBox({ column, table }: Props) {
  const text = useGridMessages()
  const own = table.getColumn(column.name)
  const filter = own?.getFilterValue() as ColumnFilter | undefined
  const set = (next: ColumnFilter) => own?.setFilterValue(next)
  if (column.choices) return <PickList column={column} filter={filter} onChange={set} />
  if (column.kind === 'number' || column.kind === 'date') {
    const range = filter?.kind === 'range' ? filter : { kind: 'range' as const, from: '', to: '' }
    const isDate = column.kind === 'date'
    const bound = (end: 'from' | 'to') => (
      <input
        type={isDate ? 'date' : 'text'}
        inputMode={isDate ? undefined : 'decimal'}
        aria-label={text.filters[end](column.name)}
        placeholder={text.filters.hints[end]}
        value={range[end]}
        onChange={event => set({ ...range, [end]: event.target.value })}
        className={joinClasses(box, isDate && 'px-1 text-xs', !isDate && 'text-right')}
      />
    )
    return (
      <div className="grid gap-1">
        {bound('from')}
        {bound('to')}
      </div>
    )
  }
  return (
    <input
      type="search"
      aria-label={text.filterColumn(column.name)}
      placeholder={text.filterHint}
      value={filter?.kind === 'text' ? filter.text : ''}
      onChange={event => set({ kind: 'text', text: event.target.value })}
      className={box}
    />
  )
}

type PickProps = { column: GridColumn; filter: ColumnFilter | undefined; onChange: (filter: ColumnFilter) => void }

function PickList({ column, filter, onChange }: PickProps) {
  const text = useGridMessages()
  const picked = filter?.kind === 'among' ? filter.values : []
  const toggle = (value: string) =>
    onChange({
      kind: 'among',
      values: picked.includes(value) ? picked.filter(each => each !== value) : [...picked, value],
    })
  return (
    <Menu
      isFloating
      align="start"
      label={text.filterColumn(column.name)}
      triggerClassName={joinClasses(box, 'flex items-center justify-between gap-1 text-left')}
      trigger={
        <>
          <span className={joinClasses('truncate', picked.length === 0 && 'text-ink-3')}>
            {picked.length === 0 ? text.filters.any : picked.join(', ')}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </>
      }
    >
      {column.choices?.map(value => (
        <MenuCheck key={value} isChecked={picked.includes(value)} onClick={() => toggle(value)}>
          {value}
        </MenuCheck>
      ))}
    </Menu>
  )
}
