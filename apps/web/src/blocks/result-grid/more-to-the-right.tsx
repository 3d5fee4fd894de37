import { ArrowRight } from 'lucide-react'
import { useGridMessages } from '../../messages/result-grid.ts'

type Props = { rightPx: number; columns: readonly { widthPx: number }[]; scroller: HTMLElement | null }

/** How many columns at the end lie outside of the view, be it in part. */
function countHidden(columns: Props['columns'], rightPx: number): number {
  let seen = 0
  let count = 0
  for (const { widthPx } of columns.toReversed()) {
    if (seen >= rightPx) break
    seen += widthPx
    count += 1
  }
  return count
}

const goesOn = (rightPx: number) => rightPx >= 8

/** How many columns stand to the right, above the table, where it covers no value; a click goes there. */
export function MoreToTheRight({ rightPx, columns, scroller }: Props) {
  const text = useGridMessages()
  if (!goesOn(rightPx)) return null
  return (
    <button
      type="button"
      onClick={() => scroller?.scrollBy({ left: scroller.clientWidth * 0.7, behavior: 'smooth' })}
      className="mr-2 flex items-center gap-1 rounded-full border border-line-strong bg-surface px-3 py-1 text-xs font-semibold text-ink hover:bg-sunken"
    >
      {text.moreColumns(countHidden(columns, rightPx))}
      <ArrowRight aria-hidden="true" className="size-3.5" />
    </button>
  )
}

/** A shadow at the edge of a table that goes on behind it. */
export const RightEdge = ({ rightPx }: { rightPx: number }) =>
  goesOn(rightPx) && (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-px right-px z-20 w-10 rounded-r-lg bg-linear-to-l from-ink/15 to-transparent dark:from-black/50"
    />
  )
