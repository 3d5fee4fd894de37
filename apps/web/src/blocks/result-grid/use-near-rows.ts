import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { rowHeightPx } from './grid-row.tsx'

const mostRows = 96

/** The rows in view and as many around them as may be there: more than a page each way, so that paging shows no gap. */
export function extendRange({
  startIndex,
  endIndex,
  count,
}: Pick<Range, 'startIndex' | 'endIndex' | 'count'>): number[] {
  const around = Math.max(2, Math.floor((mostRows - (endIndex - startIndex + 1)) / 2))
  const first = Math.max(0, startIndex - around)
  const last = Math.min(count - 1, endIndex + around)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
}

/** Which rows are to be in the document. */
export function useNearRows({ count, scroller }: { count: number; scroller: RefObject<HTMLElement | null> }): number[] {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    rangeExtractor: extendRange,
    initialRect: { width: 0, height: 600 },
  })
  return virtualizer.getVirtualItems().map(item => item.index)
}
