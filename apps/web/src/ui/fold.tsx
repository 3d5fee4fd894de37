import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Open by itself, where something in it needs a look. */
  isForced?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** What only some need, under its name until it is opened. */
export const Fold = ({ label, isForced = false, onToggle, children }: Props) => (
  <details
    open={isForced}
    onToggle={event => onToggle?.(event.currentTarget.open)}
    className="group/fold min-w-0 rounded-md border border-line bg-surface"
  >
    <summary className="flex min-h-10 list-none items-center gap-2 rounded-md px-3 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-3 transition-transform group-open/fold:rotate-90"
      />
      {label}
    </summary>
    {children}
  </details>
)
