import { type Range, useVirtualizer } from '@tanstack/react-virtual'

const mostRows = 96

/**
 * The rows in view and as many around them as may be there: more than a page each way, so that paging shows no gap. At
 * an end of the table the other side gets what is left over.
 */
export function extendRange({
  startIndex,
  endIndex,
  count,
}: Pick<Range, 'startIndex' | 'endIndex' | 'count'>): number[] {
  const visible = endIndex - startIndex + 1
  const length = Math.min(count, Math.max(mostRows, visible + 4))
  const centred = startIndex - Math.floor((length - visible) / 2)
  const first = Math.max(0, Math.min(centred, count - length))
  return Array.from({ length }, (_, offset) => first + offset)
}

/** Which rows are to be in the document. */
type Near = { count: number; scroller: HTMLElement | null; heightPx: number }

export function useNearRows({ count, scroller, heightPx }: Near): number[] {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => heightPx,
    rangeExtractor: extendRange,
    initialRect: { width: 0, height: 600 },
  })
  return virtualizer.getVirtualItems().map(item => item.index)
}
