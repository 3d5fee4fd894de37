import type { GridColumn } from './describe-column.ts'

/** Narrower, a frozen column says nothing any more. */
const leastPx = 96
/** As much is left to the columns that move, however wide somebody makes the frozen ones. */
const leastRestPx = 180

type Parts = {
  /** As wide as each of them would be. */
  columns: readonly Pick<GridColumn, 'name' | 'widthPx'>[]
  /** How many of them, from the left, are to stay in sight. */
  count: number
  nameColumn: string | undefined
  /** 0 while it is not known. */
  viewWidthPx: number
  /** Somebody chose these columns or their widths: they may take more than half of the view. */
  isByHand: boolean
}

type Fitted = {
  /** Where each frozen column stays, by its place. */
  lefts: readonly (number | undefined)[]
  /** How wide each of them stands there. */
  widths: readonly (number | undefined)[]
  frozenPx: number
}

/** The width above which columns give way, so that all of them fit. */
function findLevel(columns: Parts['columns'], roomPx: number): number {
  const widths = columns.map(({ widthPx }) => widthPx).sort((one, other) => one - other)
  let leftPx = roomPx
  for (const [at, widthPx] of widths.entries()) {
    const sharePx = leftPx / (widths.length - at)
    if (widthPx > sharePx) return Math.floor(sharePx)
    leftPx -= widthPx
  }
  return Number.POSITIVE_INFINITY
}

/**
 * What is frozen must leave room for the rest to move behind it: the widest columns become narrower until it does, and
 * where even that is not enough only the name of the row stays.
 */
export function fitFrozen({ columns, count, nameColumn, viewWidthPx, isByHand }: Parts): Fitted {
  const frozen = columns.slice(0, count)
  const sharePx = isByHand ? viewWidthPx - leastRestPx : viewWidthPx / 2
  const roomPx = viewWidthPx === 0 ? Number.POSITIVE_INFINITY : Math.max(leastPx, sharePx)
  const name = frozen.find(column => column.name === nameColumn) ?? frozen[0]
  const kept = findLevel(frozen, roomPx) >= leastPx ? frozen : frozen.filter(column => column === name)
  const level = findLevel(kept, roomPx)
  const fitted = { lefts: [] as (number | undefined)[], widths: [] as (number | undefined)[], frozenPx: 0 }
  for (const [at, column] of frozen.entries()) {
    if (!kept.includes(column)) continue
    const widthPx = Math.min(column.widthPx, level)
    fitted.lefts[at] = fitted.frozenPx
    fitted.widths[at] = widthPx
    fitted.frozenPx += widthPx
  }
  return fitted
}
