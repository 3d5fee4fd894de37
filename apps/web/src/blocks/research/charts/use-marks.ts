import { type KeyboardEvent, useRef, useState } from 'react'
import { nextIndex } from '../../../ui/next-index.ts'

/** One tab stop for a whole chart: arrows walk its marks, and the active one is told below the drawing. */
export function useMarks(count: number, onTell: (told: string | undefined) => void) {
  const [active, setActive] = useState<number>()
  // The pointer may rest on a mark while the keyboard stands on another.
  const [reached, setReached] = useState(0)
  const frame = useRef<SVGSVGElement>(null)
  const stop = Math.min(reached, count - 1)
  const look = (index: number | undefined, told: string | undefined) => {
    setActive(index)
    onTell(told)
  }
  const walk = (event: KeyboardEvent) => {
    const index = nextIndex({ key: event.key, index: stop, count })
    if (index === undefined) return
    event.preventDefault()
    frame.current?.querySelector<SVGElement>(`[data-mark="${index}"]`)?.focus()
  }
  const propsOf = (index: number, label: string) => ({
    'data-mark': index,
    'data-active': active === index,
    role: 'img',
    'aria-label': label,
    tabIndex: index === stop ? 0 : -1,
    className: 'chart-mark outline-none',
    onFocus: () => {
      setReached(index)
      look(index, label)
    },
    onBlur: () => look(undefined, undefined),
    onPointerEnter: () => look(index, label),
    onPointerLeave: () => look(undefined, undefined),
  })
  return { active, look, frame, walk, propsOf }
}
