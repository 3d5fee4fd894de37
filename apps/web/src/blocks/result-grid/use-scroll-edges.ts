import { useEffect, useState } from 'react'

/** How wide a scrolling region stands, and how much of its content is still to the right. */
export function useScrollEdges(scroller: HTMLElement | null) {
  const [edges, setEdges] = useState({ widthPx: 0, rightPx: 0 })
  useEffect(() => {
    if (!scroller) return
    const look = () => {
      const { clientWidth, scrollWidth, scrollLeft } = scroller
      const rightPx = Math.max(0, Math.round(scrollWidth - clientWidth - scrollLeft))
      setEdges(now =>
        now.widthPx === clientWidth && now.rightPx === rightPx ? now : { widthPx: clientWidth, rightPx },
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    const [table] = scroller.children
    if (table) observer.observe(table)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [scroller])
  return edges
}
