import type { PointerEvent } from 'react'

type Props = { widthPx: number; onResize: (widthPx: number) => void; onFit: () => void }

/** The right edge of a head: dragged it sets the width, clicked twice it fits. Keyboards have the column's menu. */
export function ResizeHandle({ widthPx, onResize, onFit }: Props) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    const handle = event.currentTarget
    const from = event.clientX
    const follow = (move: globalThis.PointerEvent) => onResize(widthPx + move.clientX - from)
    const stop = () => {
      handle.removeEventListener('pointermove', follow)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
    }
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  }
  return (
    <span
      aria-hidden="true"
      data-resize
      onPointerDown={start}
      onDoubleClick={onFit}
      className="absolute inset-y-1.5 -right-px w-2.5 cursor-col-resize touch-none border-r-2 border-transparent hover:border-signal active:border-signal"
    />
  )
}
