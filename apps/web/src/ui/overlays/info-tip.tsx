import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

/** A small question mark that explains its neighbour. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip content={children}>
      <button
        type="button"
        aria-label={label}
        className="inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-ink-3 hover:text-ink"
      >
        <CircleHelp aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  )
}
