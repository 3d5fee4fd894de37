export type ListPage<T> = {
  number: number
  count: number
  items: T[]
  /** Positions of the first and the last item in the whole list, from 1. */
  from: number
  to: number
  total: number
}

export function splitPages<T>(items: readonly T[], pageSize: number): ListPage<T>[] {
  const count = Math.ceil(items.length / pageSize)
  return Array.from({ length: count }, (_, index) => {
    const start = index * pageSize
    const part = items.slice(start, start + pageSize)
    return { number: index + 1, count, items: part, from: start + 1, to: start + part.length, total: items.length }
  })
}

/** The first page has the bare address, as on most sites. */
export function pageAddress(path: string, number: number): string {
  return number === 1 ? path : `${path}?pagina=${number}`
}
