import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { useShellMessages } from '../../messages/shell.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'

type PanelProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode }
type Props = PanelProps & {
  /** What the panel is about; it stays in sight and in use. */
  table: ReactNode
}

/** A panel beside its table where there is room; else it slides in from the side, and on a phone from below. */
export function SidePanel({ table, ...panel }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isPhone = useMediaQuery('(max-width: 639px)')
  return (
    <div className="flex min-w-0 items-start gap-4">
      <div className="min-w-0 flex-1">{table}</div>
      {isWide && panel.isOpen && <Beside {...panel} />}
      {!isWide && <Sheet side={isPhone ? 'bottom' : 'right'} size="wide" {...panel} />}
    </div>
  )
}

/** Not modal: the focus stays in the table, so that the arrow keys go on walking there. Escape closes it. */
function Beside({ onClose, title, children }: PanelProps) {
  const text = useShellMessages()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !frame.current?.contains(target)) opener.current = target
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', close)
    }
  }, [onClose])
  // Opened low on the page, it would stand below what is in sight.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(
    () => () => {
      // Gone with the focus inside: back to the cell it was opened from.
      const isLost = document.activeElement === document.body
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus()
    },
    [],
  )
  return (
    <div
      ref={frame}
      role="dialog"
      aria-labelledby={id}
      className="sticky top-[4.5rem] flex h-[min(80dvh,60rem)] w-[clamp(20rem,34%,32rem)] shrink-0 flex-col gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label={text.close}
          onClick={onClose}
          className="-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </div>
  )
}
