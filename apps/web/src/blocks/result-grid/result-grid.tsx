import { type ReactNode, useState } from 'react'
import { useGridMessages } from '../../messages/result-grid.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { CellDialog, type OpenedCell } from './cell-dialog.tsx'
import type { CellPlace } from './cell-place.ts'
import { GridBody } from './grid-body.tsx'
import { GridHead } from './grid-head.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { useResultTable } from './use-result-table.ts'

type Props = {
  rows: readonly ResultRow[]
  /** Given: a click on a cell asks where its value comes from. */
  onShowOrigin?: ((place: CellPlace) => void) | undefined
  /** The cell whose origin is being shown. */
  selected?: CellPlace | undefined
  /** Stand before the tools, e.g. how complete the result is. */
  badges?: ReactNode
  label?: string
}

/** A result as a native table: sort, filter, hide, copy. Above 100 rows only those near the view are in the document. */
export function ResultGrid({ rows, onShowOrigin, selected, badges, label }: Props) {
  const text = useGridMessages()
  const { table, looks } = useResultTable(rows)
  const [hasFilters, setHasFilters] = useState(false)
  const [opened, setOpened] = useState<OpenedCell>()
  // As state: the rows must learn of it, and a ref is filled only after their effects have run.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const shown = table.getRowModel().rows
  const columns = table.getVisibleLeafColumns().flatMap(({ id }) => looks.get(id) ?? [])
  const widthPx = columns.reduce((sum, column) => sum + column.widthPx, 0)
  return (
    <div className="grid min-w-0 gap-3">
      <GridToolbar
        table={table}
        allRows={rows.length}
        shownRows={shown}
        badges={badges}
        hasFilters={hasFilters}
        onToggleFilters={() => {
          if (hasFilters) table.resetColumnFilters(true)
          setHasFilters(!hasFilters)
        }}
      />
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section
        ref={setScroller}
        aria-label={label ?? text.region}
        tabIndex={0}
        className="max-h-[min(72dvh,60rem)] overflow-auto rounded-lg border border-line bg-surface"
      >
        <table
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
          style={{ minWidth: widthPx }}
          aria-rowcount={shown.length + 1}
        >
          <colgroup>
            {columns.map(column => (
              <col key={column.name} style={{ width: column.widthPx }} />
            ))}
          </colgroup>
          <GridHead table={table} looks={looks} hasFilters={hasFilters} />
          <GridBody
            rows={shown}
            columns={columns}
            scroller={scroller}
            onShowOrigin={onShowOrigin}
            onOpen={setOpened}
            selected={selected}
          />
        </table>
        {shown.length === 0 && rows.length > 0 && (
          <p className="sticky left-0 px-4 py-10 text-center text-sm text-ink-2">{text.noneLeft}</p>
        )}
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      <CellDialog cell={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}
