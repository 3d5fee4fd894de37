import type { KeyboardEvent } from 'react'
import { rowHeightPx } from './grid-row.tsx'

type Options = {
  scroller: HTMLElement | null
  rowCount: number
  columnCount: number
  /** Called for each cell that the keys lead to. */
  onArrive: (row: number, column: number) => void
  onToggleRow: (row: number) => void
  onCopy: (row: number, column: number) => void
}

type Place = { row: number; column: number }

const headRow = -1

function placeOf(element: Element): Place | undefined {
  const [row, column] = element.closest('[data-cell]')?.getAttribute('data-cell')?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

const partsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('a[href], button, input')]

const isTyping = (target: HTMLElement) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' ? true : target.closest('[role=menu]') !== null

/** Where a key leads from a cell; undefined for every other key. */
function nextPlace(at: Place, { key, ctrlKey, page }: { key: string; ctrlKey: boolean; page: number }, end: Place) {
  const moves: Record<string, Place> = {
    ArrowDown: { ...at, row: ctrlKey ? end.row : at.row + 1 },
    ArrowUp: { ...at, row: ctrlKey ? headRow : at.row - 1 },
    ArrowRight: { ...at, column: ctrlKey ? end.column : at.column + 1 },
    ArrowLeft: { ...at, column: ctrlKey ? 0 : at.column - 1 },
    Home: { row: ctrlKey ? headRow : at.row, column: 0 },
    End: { row: ctrlKey ? end.row : at.row, column: end.column },
    PageDown: { ...at, row: at.row + page },
    PageUp: { ...at, row: at.row - page },
  }
  const next = moves[key]
  return (
    next && {
      row: Math.max(headRow, Math.min(end.row, next.row)),
      column: Math.max(0, Math.min(end.column, next.column)),
    }
  )
}

/**
 * The grid is one stop of the Tab key: from it the arrow keys walk from cell to cell, and through the buttons and links
 * of a cell. Rows that are not in the document yet are scrolled to first.
 */
export function useGridKeys({ scroller, rowCount, columnCount, onArrive, onToggleRow, onCopy }: Options) {
  const cellAt = ({ row, column }: Place) => scroller?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)

  const enter = (place: Place, last = false) => {
    const land = () => {
      const cell = cellAt(place)
      const parts = cell ? partsOf(cell) : []
      const wanted = parts.filter(part => !(part instanceof HTMLInputElement))
      const target = (last ? parts.at(-1) : undefined) ?? wanted[0] ?? cell
      target?.focus()
      return target !== undefined && target !== null
    }
    if (!land() && scroller) {
      scroller.scrollTop = Math.max(0, place.row * rowHeightPx - scroller.clientHeight / 2)
      // The rows near the new place come with the next frames.
      const retry = (left: number) => {
        if (!land() && left > 0) requestAnimationFrame(() => retry(left - 1))
      }
      requestAnimationFrame(() => retry(30))
    }
    onArrive(place.row, place.column)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || event.altKey || isTyping(target)) return
    const at = placeOf(target)
    const { key, shiftKey } = event
    const ctrlKey = event.ctrlKey || event.metaKey
    if (!at) {
      // On the grid itself only the arrows lead into it; paging scrolls, as in any region.
      if (target !== scroller || !key.startsWith('Arrow')) return
      event.preventDefault()
      enter({ row: rowCount > 0 ? 0 : headRow, column: 0 })
      return
    }
    if (ctrlKey && key.toLowerCase() === 'c' && getSelection()?.isCollapsed !== false) {
      event.preventDefault()
      onCopy(at.row, at.column)
      return
    }
    if (shiftKey && key === ' ') {
      event.preventDefault()
      onToggleRow(at.row)
      return
    }
    // Through what a cell holds, before going on to the next one.
    const cell = cellAt(at)
    const parts = cell ? partsOf(cell) : []
    const inner = parts[parts.indexOf(target) + (key === 'ArrowRight' ? 1 : -1)]
    if ((key === 'ArrowRight' || key === 'ArrowLeft') && !ctrlKey && inner && parts.includes(target)) {
      event.preventDefault()
      inner.focus()
      return
    }
    const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeightPx) - 2)
    const next = nextPlace(at, { key, ctrlKey, page }, { row: rowCount - 1, column: columnCount - 1 })
    if (!next) return
    event.preventDefault()
    if (next.row !== at.row || next.column !== at.column) enter(next, key === 'ArrowLeft')
  }
}
