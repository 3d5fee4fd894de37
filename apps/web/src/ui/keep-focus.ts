import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const controls = 'a[href], button:not(:disabled)'
const isNowhere = () => document.activeElement === document.body
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]

/** Gives the keyboard to the first that can take it: what has no place on this screen cannot. */
function focusFirst(elements: readonly HTMLElement[]) {
  for (const element of elements) {
    if (!element.isConnected) continue
    element.focus()
    if (document.activeElement === element) return
  }
}

/** Leads the keyboard to where a new part begins. */
export function focusHeading(heading: HTMLElement | null | undefined) {
  if (!heading?.isConnected) return
  heading.tabIndex = -1
  heading.focus()
}

/** Once an editor or a dialog is closed, its opener has the keyboard again, or the first button in it. */
export function useReturnFocus(isOpen: boolean, opener: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const { current } = opener
    if (wasOpen.current && !isOpen && current && isNowhere())
      focusFirst(current instanceof HTMLButtonElement ? [current] : [...current.querySelectorAll('button')])
    wasOpen.current = isOpen
  }, [isOpen, opener])
}

/** Escape gives up an editor that stands in the page; a dialog or a menu in it has heard it before. */
export const onEscape = (giveUp: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) giveUp()
}

/**
 * A row, named by its `data-row`, that has the keyboard and goes away hands it on: to the same control where the row stands
 * then, or of the row after it, or of the one before, and else to the heading above.
 */
export function useRowFocus(row: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const gone = row.current
    // React takes it out of the page only after this.
    return () => {
      const held = document.activeElement
      if (gone && held instanceof HTMLElement && gone.contains(held)) handOn(gone, held)
    }
  }, [row])
}

function handOn(gone: HTMLElement, held: HTMLElement) {
  // Counted from the end, because some rows have more to begin with.
  const place = controlsOf(gone).reverse().indexOf(held)
  const rows = [...(gone.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.indexOf(gone)
  const around = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()]
  const headings = [gone.closest('section')?.querySelector('h2'), document.querySelector('h1')]
  queueMicrotask(() => {
    const moved = document.querySelectorAll<HTMLElement>(`[data-row="${gone.dataset.row}"]`)
    const next = [...moved, ...around].find(row => row.isConnected)
    if (!isNowhere()) return
    if (!next) return focusHeading(headings.find(heading => heading?.isConnected))
    const inNext = controlsOf(next).reverse()
    focusFirst([...inNext.slice(Math.max(0, place)), ...inNext])
  })
}
