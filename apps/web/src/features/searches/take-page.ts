/** At most 768 px wide: five to a page, else ten. */
export const narrowQuery = '(max-width: 768px)'
export const pageSize = (isNarrow: boolean) => (isNarrow ? 5 : 10)

/** One page of a list; a page beyond the last, as after deleting, becomes the last. */
export function takePage<Item>({ items, page, size }: { items: readonly Item[]; page: number; size: number }) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(Math.max(1, page), pages)
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
