import { Ellipsis } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useGridMessages } from '../../../messages/result-grid.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { CellContent } from '../cell-content.tsx'
import type { GridColumn } from '../columns/describe-column.ts'
import { estimateTextWidth } from '../columns/estimate-width.ts'
import { mostPlainRows } from '../grid-body.tsx'
import { type RowActions, RowTick } from '../grid-row.tsx'
import { isBlank, plainText } from '../plain-text.ts'
import { useNearRows } from '../use-near-rows.ts'
import type { TableRow } from '../use-result-table.ts'
import { CardDialog } from './card-dialog.tsx'

type Props = RowActions & { rows: readonly TableRow[]; scroller: HTMLElement | null }

/** What a card shows beside its name: what was asked for stands first. */
const mostFields = 4
const leastTelling: ReadonlySet<GridColumn['sourceKind']> = new Set(['identifier', 'url', 'image'])

const mostTelling: ReadonlySet<GridColumn['sourceKind']> = new Set(['money', 'date', 'date-range'])
const contacts: ReadonlySet<GridColumn['sourceKind']> = new Set(['email', 'phone'])

const isYear = ({ kind, readings }: GridColumn) =>
  kind === 'date' && readings?.every(reading => reading?.kind !== 'date' || reading.date.length === 4)

/**
 * Lists are compared by amounts and days, and somebody is to be reached; codes, years and addresses are looked up one by
 * one; what is empty says nothing.
 */
function rankField(column: GridColumn): number {
  const { isEmpty, kind, sourceKind, isNumeric, formatsNumbers } = column
  if (isEmpty) return 5
  if (isYear(column) || (isNumeric && !formatsNumbers) || leastTelling.has(sourceKind)) return 4
  if (mostTelling.has(sourceKind)) return 0
  if (contacts.has(sourceKind)) return 1
  return kind === 'number' ? 2 : 3
}
const lineHeightPx = 36
const paddingPx = 17
/** Of a name that goes on in a second line. */
const nextLinePx = 20
/** Where thousands of cards must be equally high, a longer name is read whole behind its three points. */
const mostNameLines = 3
/** The box to select the row, the points for the rest of it, and the air around the name. */
const besideNamePx = 135
const narrowestNamePx = 200

/** On a phone each row is a card with its name and the fields that were asked for; the rest is one tap away. */
export function CardBody({ rows, scroller, ...actions }: Props) {
  const { columns, nameColumn } = actions.layout
  const [opened, setOpened] = useState<TableRow>()
  const name = columns.find(column => column.name === nameColumn) ?? columns[0]
  const { asked } = actions.layout
  const fields = useMemo(() => {
    const others = columns.filter(column => column !== name)
    const isAsked = ({ name }: GridColumn) => asked.includes(name)
    const first = others.filter(isAsked).slice(0, mostFields)
    const rest = others
      .filter(each => !isAsked(each))
      .toSorted((one, other) => rankField(one) - rankField(other))
      .slice(0, mostFields - first.length)
    return [...first, ...others.filter(each => rest.includes(each))]
  }, [columns, name, asked])
  const isWhole = rows.length <= mostPlainRows
  const roomPx = Math.max(narrowestNamePx, (scroller?.clientWidth ?? 0) - besideNamePx)
  const nameLines = useMemo(
    () => (isWhole || !name ? 1 : countLines(rows, { name: name.name, roomPx })),
    [rows, name, isWhole, roomPx],
  )
  const heightPx = (1 + fields.length) * lineHeightPx + (nameLines - 1) * nextLinePx + paddingPx
  const near = useNearRows({ count: rows.length, scroller, heightPx })
  const indexes = isWhole ? rows.map((_row, index) => index) : near
  if (!name) return null
  const shown = {
    name,
    fields,
    heightPx: isWhole ? undefined : heightPx,
    moreCount: columns.length - fields.length - 1,
    onMore: setOpened,
  }
  const gap = (count: number) =>
    count > 0 && <tbody aria-hidden="true" className="block" style={{ height: count * heightPx }} />
  return (
    <>
      {gap(indexes[0] ?? 0)}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: shown as blocks, tables lose their own roles */}
      <tbody role="rowgroup" className="tabular block">
        {indexes.map(index => {
          const row = rows[index]
          return row && <Card key={row.id} row={row} position={index} {...actions} {...shown} />
        })}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      {gap(rows.length - 1 - (indexes.at(-1) ?? -1))}
      {opened &&
        // A table may hold no dialog.
        createPortal(<CardDialog row={opened} actions={actions} onClose={() => setOpened(undefined)} />, document.body)}
    </>
  )
}

/** How many lines the longest name takes, as far as lines go. */
function countLines(rows: readonly TableRow[], { name, roomPx }: { name: string; roomPx: number }): number {
  const longest = rows.reduce((most, { original }) => Math.max(most, plainText(original[name]).length), 0)
  // Of average letters: no single name has to be measured.
  const widthPx = estimateTextWidth('n'.repeat(60)) * (longest / 60)
  return Math.min(mostNameLines, Math.max(1, Math.ceil(widthPx / roomPx)))
}

const wrapped =
  'min-w-0 flex-1 *:h-auto *:min-h-[35px] *:py-1 [&_.truncate]:whitespace-normal [&_.truncate]:wrap-anywhere'

type CardProps = RowActions & {
  row: TableRow
  position: number
  name: GridColumn
  fields: readonly GridColumn[]
  /** Undefined: as high as what it says. */
  heightPx: number | undefined
  /** How many fields only its dialog shows. */
  moreCount: number
  onMore: (row: TableRow) => void
}

/** Kept while nothing of it changes, as the rows of the grid are. */
const Card = memo(function Card({
  row,
  position,
  name,
  fields,
  heightPx,
  moreCount,
  onMore,
  layout: _,
  selection,
  ...actions
}: CardProps) {
  const text = useGridMessages()
  const label = plainText(row.original[name.name])
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: shown as blocks, tables lose their own roles
    <tr
      role="row"
      aria-rowindex={position + 2}
      data-ticked={selection.has(row.index) || undefined}
      className="block border-b border-line py-2 last:border-b-0 data-ticked:bg-signal-soft"
      style={{ height: heightPx }}
    >
      <td role="cell" data-cell={`${position}:0`} className="flex items-center p-0 font-semibold">
        <RowTick row={row} selection={selection} label={label} />
        <div className={joinClasses(wrapped, heightPx !== undefined && '[&_.truncate]:line-clamp-3')}>
          <CellContent
            value={row.original[name.name]}
            column={{ ...name, isNumeric: false }}
            rowIndex={row.index}
            {...actions}
          />
        </div>
        {moreCount > 0 && (
          <button
            type="button"
            onClick={() => onMore(row)}
            className="mr-2 flex h-9 shrink-0 items-center gap-1 rounded-md px-2 font-normal text-ink-3 hover:bg-sunken hover:text-ink"
          >
            <span className="sr-only">{text.cards.more(label)}</span>
            <span aria-hidden="true">{`+${moreCount}`}</span>
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        )}
      </td>
      {fields.map((column, at) => (
        <td key={column.name} role="cell" data-cell={`${position}:${at + 1}`} className="flex items-center p-0 pl-3">
          {/* Figures are short: they leave room for the names of shops. */}
          <span
            aria-hidden="true"
            className={joinClasses(
              'shrink-0 text-ink-3',
              fields.every(({ isNumeric }) => isNumeric) ? 'w-1/2' : 'w-2/5',
              heightPx === undefined ? 'line-clamp-2 wrap-anywhere' : 'truncate',
            )}
          >
            {column.name}
          </span>
          {isBlank(row.original[column.name]) ? (
            <span className="flex h-[35px] items-center px-3 text-ink-3">–</span>
          ) : (
            <div
              className={heightPx === undefined ? joinClasses(wrapped, '[&_.truncate]:line-clamp-2') : 'min-w-0 flex-1'}
            >
              <CellContent
                value={row.original[column.name]}
                column={{ ...column, isNumeric: false, widthPx: 190 }}
                rowIndex={row.index}
                withUnit
                {...actions}
              />
            </div>
          )}
        </td>
      ))}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
})
