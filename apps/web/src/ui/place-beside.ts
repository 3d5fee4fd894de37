const gap = 6
const margin = 12

/** Above the middle of its neighbour, below it where there is no room, and never over the window's edge. */
export function placeBeside(element: HTMLElement, neighbour: DOMRect) {
  const { width, height } = element.getBoundingClientRect()
  const middle = neighbour.left + (neighbour.width - width) / 2
  const left = Math.max(margin, Math.min(middle, window.innerWidth - width - margin))
  const above = neighbour.top - height - gap
  element.style.left = `${left}px`
  element.style.top = `${above >= margin ? above : neighbour.bottom + gap}px`
}
