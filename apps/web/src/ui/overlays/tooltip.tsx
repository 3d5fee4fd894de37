import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'

const gap = 6
const margin = 12

/** Above the middle of its neighbour, below it where there is no room, and never over the window's edge. */
function placeBeside(element: HTMLElement, neighbour: DOMRect) {
  const { width, height } = element.getBoundingClientRect()
  const middle = neighbour.left + (neighbour.width - width) / 2
  const left = Math.max(margin, Math.min(middle, window.innerWidth - width - margin))
  const above = neighbour.top - height - gap
  element.style.left = `${left}px`
  element.style.top = `${above >= margin ? above : neighbour.bottom + gap}px`
}

type Props = {
  content: ReactNode
  /** One button or link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Passing over it shows nothing; and the way from the sign to its words may be left for a moment. */
const patienceMs = 150

/** Shows on hover, on keyboard focus and on a tap; Escape and a tap elsewhere hide it. It can be pointed at itself. */
export function Tooltip({ content, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const later = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setIsOpen(next), patienceMs)
  }
  const now = (next: boolean) => {
    clearTimeout(timer.current)
    setIsOpen(next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const sign = frame.current?.firstElementChild
    const shown = words.current
    if (!isOpen || !sign || !shown) return
    const gone = new AbortController()
    const place = () => placeBeside(shown, sign.getBoundingClientRect())
    shown.showPopover()
    place()
    addEventListener('scroll', place, { capture: true, signal: gone.signal })
    addEventListener('resize', place, { signal: gone.signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && setIsOpen(false), { signal: gone.signal })
    const isOutside = ({ target }: PointerEvent) => !frame.current?.contains(target as Node)
    addEventListener('pointerdown', event => isOutside(event) && setIsOpen(false), { signal: gone.signal })
    return () => gone.abort()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens to the button inside bubbles here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard shows it by focus
    <span
      ref={frame}
      className="contents"
      // Moved, not entered: a page that shifts under a resting mouse must not cover what was to be clicked.
      onPointerMove={event => event.pointerType === 'mouse' && later(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && later(false)}
      onFocus={() => now(true)}
      onBlur={() => now(false)}
      onClick={() => now(true)}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span
          ref={words}
          id={id}
          role="tooltip"
          popover="manual"
          className="inset-auto m-0 max-w-72 rounded-md border border-transparent bg-night px-3 py-2 text-left text-sm font-normal whitespace-normal text-on-night shadow-card dark:border-night-line"
        >
          {content}
        </span>
      )}
    </span>
  )
}
