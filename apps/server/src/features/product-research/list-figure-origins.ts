import type { FigureOrigins } from '@sondeo/contract/research/product-research'
import type { Table } from '@sondeo/table/table'

/** The origin of every figure. Whole columns share one, so each is written once and cells name it by its place. */
export function listFigureOrigins({ columns, rows }: Table): FigureOrigins {
  const places = new Map<string, number>()
  const origins: FigureOrigins['origins'] = []
  const placeOf = (origin: FigureOrigins['origins'][number]): number => {
    const key = JSON.stringify(origin)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, origins.length)
    return origins.push(origin) - 1
  }
  return {
    rows: rows.map(({ cells }) =>
      Object.fromEntries(
        columns.flatMap(({ id, name }) => {
          const origin = cells[id]?.origin
          if (origin?.kind !== 'figure') return []
          const { source, year, method, address } = origin
          return [[name, placeOf({ source, year, method, address })]]
        }),
      ),
    ),
    origins,
  }
}
