import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useGridMessages } from '../../messages/result-grid.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { GridColumn } from './describe-column.ts'
import type { ResultTable } from './use-result-table.ts'

const directions = {
  asc: { aria: 'ascending', Icon: ArrowUp },
  desc: { aria: 'descending', Icon: ArrowDown },
} as const

const isAmount = (look: GridColumn | undefined) => look?.isNumeric && look.formatsNumbers

type Props = { table: ResultTable; looks: ReadonlyMap<string, GridColumn>; hasFilters: boolean }

/** The header stays in sight; it sorts, and filters when asked to. */
export function GridHead({ table, looks, hasFilters }: Props) {
  const text = useGridMessages()
  const columns = table.getVisibleLeafColumns()
  return (
    <thead className="sticky top-0 z-10 bg-surface">
      <tr aria-rowindex={1}>
        {columns.map(column => {
          const sorted = column.getIsSorted()
          const { aria, Icon } = sorted ? directions[sorted] : { aria: 'none' as const, Icon: ChevronsUpDown }
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={aria}
              className="border-b border-line bg-surface p-0 align-top font-semibold text-ink-2"
            >
              <button
                type="button"
                title={text.sortBy(column.id)}
                onClick={column.getToggleSortingHandler()}
                className={joinClasses(
                  'group flex h-10 w-full items-center gap-1.5 px-3 hover:text-ink focus-visible:outline-offset-[-2px]',
                  looks.get(column.id)?.isNumeric && 'flex-row-reverse text-right',
                )}
              >
                <span className="truncate">{column.id}</span>
                <Icon
                  aria-hidden="true"
                  className={joinClasses(
                    'size-3.5 shrink-0',
                    sorted
                      ? 'text-ink'
                      : 'text-ink-3 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
                  )}
                />
              </button>
              {hasFilters && (
                <div className="px-2 pb-2">
                  <input
                    type="search"
                    aria-label={text.filterColumn(column.id)}
                    placeholder={isAmount(looks.get(column.id)) ? text.filterNumberHint : text.filterHint}
                    value={String(column.getFilterValue() ?? '')}
                    onChange={event => column.setFilterValue(event.target.value)}
                    className="h-8 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-sm font-normal text-ink placeholder:text-ink-3 focus-visible:outline-offset-0"
                  />
                </div>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
