import { useLayoutEffect, useRef } from 'react'
import { GridRow, type RowActions, rowHeightPx } from './grid-row.tsx'
import { useNearRows } from './use-near-rows.ts'
import type { TableRow } from './use-result-table.ts'

type Props = RowActions & { rows: readonly TableRow[]; scroller: HTMLElement | null }

/** Up to this many rows all are in the document: the browser's own search then finds everything. */
export const mostPlainRows = 100

export function GridBody({ rows, scroller, ...actions }: Props) {
  if (rows.length > mostPlainRows) return <NearRows rows={rows} scroller={scroller} {...actions} />
  return (
    <tbody className="tabular">
      {rows.map((row, index) => (
        <GridRow key={row.id} row={row} position={index} {...actions} />
      ))}
    </tbody>
  )
}

/** Only the rows near the view; two empty rows hold the place of all others. */
function NearRows({ rows, scroller, ...actions }: Props) {
  const near = useNearRows({ count: rows.length, scroller, heightPx: rowHeightPx })
  useKeptFocus(scroller)
  const first = near[0] ?? 0
  const last = near.at(-1) ?? -1
  const gap = (count: number) =>
    count > 0 && (
      <tbody aria-hidden="true">
        <tr>
          <td colSpan={actions.layout.columns.length} style={{ height: count * rowHeightPx, padding: 0 }} />
        </tr>
      </tbody>
    )
  return (
    <>
      {gap(first)}
      <tbody className="tabular">
        {near.map(index => {
          const row = rows[index]
          return row && <GridRow key={row.id} row={row} position={index} {...actions} />
        })}
      </tbody>
      {gap(rows.length - 1 - last)}
    </>
  )
}

/** A focused row that was scrolled out of the document gives the focus to the grid, not to the top of the page. */
function useKeptFocus(scroller: HTMLElement | null) {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const now = document.activeElement
    if (now === document.body && held.current && !held.current.isConnected) scroller?.focus({ preventScroll: true })
    held.current = scroller?.contains(now) ? now : null
  })
}
