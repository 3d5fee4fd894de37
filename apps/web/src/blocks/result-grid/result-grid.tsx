import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useIsPhone } from '../../browser/use-is-phone.ts'
import { useGridMessages } from '../../messages/result-grid.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { copyText } from '../copy/copy-text.ts'
import { CardBody } from './cards/card-body.tsx'
import { CardTools } from './cards/card-tools.tsx'
import { CellDialog, type OpenedCell } from './cell-dialog.tsx'
import type { CellPlace } from './cell-place.ts'
import type { TypedTable } from './columns/column-readings.ts'
import type { WriteCell } from './columns/describe-column.ts'
import { readAskedColumns } from './columns/read-asked-columns.ts'
import { useColumnLayout } from './columns/use-column-layout.ts'
import { GridBody, mostPlainRows } from './grid-body.tsx'
import { CardTotals, GridFoot, hasTotal } from './grid-foot.tsx'
import { GridHead } from './grid-head.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { keepInSight } from './keep-in-sight.ts'
import { MoreToTheRight, RightEdge } from './more-to-the-right.tsx'
import { isBlank, plainText } from './plain-text.ts'
import { showView } from './result-view.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { useResultTable } from './use-result-table.ts'
import { useScrollEdges } from './use-scroll-edges.ts'
import { writeClipboardTable, writeClipboardText } from './write-clipboard-text.ts'

type Props = {
  rows: readonly ResultRow[]
  /** What is known of the cells beyond their texts; it may come later. */
  typed?: TypedTable | null | undefined
  /** Whether that is on its way: columns may still be named, ordered and aligned anew. */
  isTyping?: boolean
  /** The plan that answered the question: what it asked about stands in view. */
  plan?: unknown
  /** Columns that say the same of one thing each: the lowest of their prices is marked. */
  compared?: readonly string[] | undefined
  /** Writes cells in a way of its own. */
  write?: WriteCell | undefined
  /** Given: a click on a cell asks where its value comes from. */
  onShowOrigin?: ((place: CellPlace) => void) | undefined
  /** The cell whose origin is being shown. */
  selected?: CellPlace | undefined
  /** Stand before the tools, e.g. how complete the result is. */
  badges?: ReactNode
  label?: string
  /** Where these rows are a part of those that are exported: all of them, and where the part begins. */
  partOf?: { rows: readonly ResultRow[]; from: number } | undefined
  /** Given: on a phone the table begins with as many cards, and the others come when they are asked for. */
  firstCards?: number | undefined
}

/** A result as a native table: like a spreadsheet on a desk, as cards on a phone. Above 100 rows it is virtual. */
export function ResultGrid({
  rows,
  typed,
  isTyping = false,
  plan,
  compared,
  write,
  onShowOrigin,
  selected,
  badges,
  label,
  partOf,
  firstCards,
}: Props) {
  const text = useGridMessages()
  const language = useLanguage()
  const hintId = useId()
  const { table, described } = useResultTable({ rows, typed, compared, write })
  const [hasFilters, setHasFilters] = useState(false)
  const [hasTotals, setHasTotals] = useState(false)
  const [opened, setOpened] = useState<OpenedCell>()
  const isPhone = useIsPhone()
  const frame = useRef<HTMLDivElement>(null)
  // As state: the rows must learn of it, and a ref is filled only after their effects have run.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { widthPx: viewWidthPx, rightPx } = useScrollEdges(scroller)
  const asked = useMemo(() => readAskedColumns(plan), [plan])
  const layout = useColumnLayout({ rows, described, asked: asked.columns, table, viewWidthPx })
  const { columns } = layout
  const shown = table.getRowModel().rows
  const [isWhole, setIsWhole] = useState(false)
  const isCut = isPhone && !isWhole && firstCards !== undefined && shown.length > firstCards
  const drawn = isCut ? shown.slice(0, firstCards) : shown
  const selection = useGridSelection(shown)
  const totalled = selection.count > 0 ? selection.rows : shown
  const totals = { isOn: hasTotals, toggle: () => setHasTotals(!hasTotals) }
  const hasFoot = hasTotals && !isPhone
  const widthPx = columns.reduce((sum, column) => sum + column.widthPx, 0)
  useShownView({
    rows: partOf?.rows ?? rows,
    from: partOf?.from ?? 0,
    columns: columns.map(({ name }) => name),
    shown: totalled,
  })

  useEffect(() => {
    // Shown to be typed into.
    if (hasFilters) frame.current?.querySelector<HTMLElement>('[data-filter] :is(input, button)')?.focus()
  }, [hasFilters])
  useEffect(() => {
    // They stand at the end of the table, which may be below the window.
    if (hasFoot) scroller?.scrollIntoView({ block: 'nearest' })
  }, [hasFoot, scroller])

  const recordNames = layout.recordColumns.join('\n')
  const askForOrigin = useCallback(
    (place: CellPlace) => {
      const told = recordNames.split('\n').filter(name => name !== place.column)
      const record = told.map(name => plainText(rows[place.rowIndex]?.[name])).filter(Boolean)
      onShowOrigin?.({ ...place, ...(record.length > 0 && { record: record.join(' · ') }) })
    },
    [onShowOrigin, recordNames, rows],
  )
  const showOrigin = onShowOrigin && askForOrigin

  // The panel beside the table makes it narrower: what is asked about must not end up behind its edge.
  useEffect(() => {
    if (selected && scroller && viewWidthPx > 0) keepInSight(scroller, layout.frozenPx)
  }, [selected, scroller, viewWidthPx, layout.frozenPx])

  const handleKeys = useGridKeys({
    scroller,
    rowCount: shown.length + (hasFoot ? 1 : 0),
    columnCount: columns.length,
    onArrive: (at, column) => {
      const row = shown[at]
      const name = columns[column]?.name
      // While an origin is shown, it follows the keys.
      if (selected && row && name !== undefined && !isBlank(row.original[name]))
        showOrigin?.({ rowIndex: row.index, column: name })
    },
    onToggleRow: at => {
      const row = shown[at]
      if (row) selection.toggle(row)
    },
    onCopy: async (at, column) => {
      const parts = { columns, rows: selection.rows, language }
      const value = plainText(shown[at]?.original[columns[column]?.name ?? ''])
      const isDone =
        selection.count > 0
          ? await copyText(writeClipboardText(parts), writeClipboardTable(parts))
          : await copyText(value)
      const done = selection.count > 0 ? text.copied(selection.count) : text.valueCopied
      showToast(isDone ? done : text.copyFailed)
    },
  })
  const actions = { layout, selection, onShowOrigin: showOrigin, onOpen: setOpened, selected }
  return (
    <div ref={frame} className="grid min-w-0 gap-2">
      <GridToolbar
        table={table}
        layout={layout}
        selection={selection}
        allRows={rows.length}
        shownRows={shown}
        badges={
          <>
            {badges}
            {columns.some(({ lowest }) => lowest) && (
              <Badge tone="true">
                <ArrowDown aria-hidden="true" />
                {text.lowest}
              </Badge>
            )}
          </>
        }
        hasFilters={hasFilters}
        onToggleFilters={() => {
          if (hasFilters) table.resetColumnFilters(true)
          setHasFilters(!hasFilters)
        }}
        more={!isPhone && <MoreToTheRight rightPx={rightPx} columns={columns} scroller={scroller} />}
        totals={isPhone ? undefined : totals}
      />
      {isPhone && (
        <CardTools
          table={table}
          layout={layout}
          hasFilters={hasFilters}
          totals={columns.some(hasTotal) ? totals : undefined}
        />
      )}
      {isPhone && hasTotals && <CardTotals columns={columns} rows={totalled} />}
      <div className="relative min-w-0">
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section
          ref={setScroller}
          aria-label={label ?? text.region}
          aria-busy={isTyping}
          aria-describedby={isPhone ? undefined : hintId}
          tabIndex={0}
          onKeyDown={handleKeys}
          className={joinClasses(
            'scroll-mt-16 scroll-mb-3 overflow-auto rounded-lg border border-line bg-surface',
            // On a phone a box that scrolls within the page holds the finger up; only very many cards need one.
            !(isPhone && drawn.length <= mostPlainRows) && 'max-h-[min(72dvh,60rem)]',
          )}
          // What is walked to must not end up behind the head, the foot or the frozen columns.
          style={{ scrollPadding: `${hasFilters ? 112 : 44}px 8px ${hasFoot ? 52 : 8}px ${layout.frozenPx}px` }}
        >
          {isPhone ? (
            // biome-ignore lint/a11y/noRedundantRoles: shown as a block, a table loses its own role
            <table role="table" className="block text-sm" aria-rowcount={shown.length + 1}>
              <caption className="sr-only">{label ?? text.region}</caption>
              <CardHead names={columns.map(({ name }) => name)} />
              <CardBody rows={drawn} scroller={scroller} {...actions} />
            </table>
          ) : (
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
              <GridHead
                table={table}
                layout={layout}
                givenSort={asked.sort}
                selection={selection}
                hasFilters={hasFilters}
              />
              <GridBody rows={shown} scroller={scroller} {...actions} />
              {hasFoot && <GridFoot layout={layout} rows={totalled} />}
            </table>
          )}
          {shown.length === 0 && rows.length > 0 && (
            <p className="sticky left-0 px-4 py-10 text-center text-sm text-ink-2">{text.noneLeft}</p>
          )}
        </section>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
        {!isPhone && <RightEdge rightPx={rightPx} />}
      </div>
      {isCut && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {text.cards.all(shown.length)}
        </Button>
      )}
      {!isPhone && (
        <p id={hintId} className="sr-only">
          {text.keys}
        </p>
      )}
      <CellDialog cell={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

/** For those who hear the page: which columns there are. */
const CardHead = ({ names }: { names: readonly string[] }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: shown as blocks, tables lose their own roles
  <thead role="rowgroup" className="sr-only">
    <tr role="row" aria-rowindex={1}>
      {names.map(name => (
        <th key={name} role="columnheader" scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
)

type Shown = {
  rows: readonly ResultRow[]
  from: number
  columns: readonly string[]
  shown: readonly { index: number }[]
}

/** Tells those who export these rows what is seen of them. */
function useShownView({ rows, from, columns, shown }: Shown) {
  const isAsGiven =
    shown.length === rows.length &&
    shown.every(({ index }, at) => index === at) &&
    columns.join('\n') === Object.keys(rows[0] ?? {}).join('\n')
  const names = columns.join('\n')
  useEffect(() => {
    const view = { columns: names.split('\n'), rowIndexes: shown.map(({ index }) => index + from) }
    showView(rows, isAsGiven ? undefined : view)
  }, [rows, from, names, shown, isAsGiven])
  useEffect(() => () => showView(rows, undefined), [rows])
}
