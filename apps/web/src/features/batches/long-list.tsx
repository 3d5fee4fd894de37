import { type ReactNode, useState } from 'react'
import { useBatchMessages } from '../../messages/batches.ts'
import { Button } from '../../ui/button.tsx'

const FIRST = 8
/** A button for fewer would take the room of what it hides. */
const LEAST_HIDDEN = 2

type Props<Item> = { items: readonly Item[]; children: (item: Item) => ReactNode }

/** The first lines of a list, and all of them when somebody asks: nothing ends in the middle of a line. */
export function LongList<Item>({ items, children }: Props<Item>) {
  const text = useBatchMessages()
  const [isWhole, setIsWhole] = useState(false)
  const hidden = items.length - FIRST
  const canFold = hidden >= LEAST_HIDDEN
  return (
    <div className="grid justify-items-start gap-2 empty:hidden">
      <ul className="w-full divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {(canFold && !isWhole ? items.slice(0, FIRST) : items).map(children)}
      </ul>
      {canFold && (
        <Button variant="outline" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text.showFewer : text.showMore(hidden)}
        </Button>
      )}
    </div>
  )
}
