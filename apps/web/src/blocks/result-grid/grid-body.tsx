import { GridRow, type RowActions, rowHeightPx } from './grid-row.tsx'
import { useNearRows } from './use-near-rows.ts'
import type { TableRow } from './use-result-table.ts'

type Props = RowActions & { rows: readonly TableRow[]; scroller: HTMLElement | null }

/** Up to this many rows all are in the document: the browser's own search then finds everything. */
const mostPlainRows = 100

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
  const near = useNearRows({ count: rows.length, scroller })
  const first = near[0] ?? 0
  const last = near.at(-1) ?? -1
  const gap = (count: number) =>
    count > 0 && (
      <tbody aria-hidden="true">
        <tr>
          <td colSpan={actions.columns.length} style={{ height: count * rowHeightPx, padding: 0 }} />
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
