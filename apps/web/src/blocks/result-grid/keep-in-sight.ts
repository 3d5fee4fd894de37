/** As much of the next column says that there is one. */
const edgePx = 48

/** Brings the cell that is asked about into view, so far that a column begins where the frozen ones end. */
export function keepInSight(scroller: HTMLElement, frozenPx: number) {
  const shown = scroller.querySelector('[data-selected]')
  if (!shown || isFrozen(shown)) return
  const [cell, view] = [shown.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const hiddenPx = cell.right + edgePx - view.right
  const startPx = view.left + frozenPx
  const roomPx = cell.left - startPx
  if (roomPx < 0) scroller.scrollBy({ left: roomPx })
  else if (hiddenPx > 0) {
    const heads = [...scroller.querySelectorAll('th')].filter(head => !isFrozen(head))
    const starts = heads.map(head => head.getBoundingClientRect().left - startPx)
    const wholePx = starts.find(px => px >= hiddenPx && px <= roomPx)
    scroller.scrollBy({ left: wholePx ?? Math.min(hiddenPx, roomPx) })
  }
}

const isFrozen = (cell: Element) => getComputedStyle(cell).position === 'sticky'
