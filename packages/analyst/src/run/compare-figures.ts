import type { DerivedOrigin } from '@sondeo/table/origin'
import type { Cell } from '@sondeo/table/table'
import type { Comparison } from '../plan/plan.ts'
import type { SourceRecord } from '../record-source.ts'
import { aggregateGroup, type FigureContext, shareCell } from './aggregate-group.ts'
import { daysOf, numberOf } from './comparable.ts'
import { emptyCell, numberCell } from './make-cell.ts'
import { makeFilter } from './make-filter.ts'

/** Two figures set against each other; empty where one of them cannot be worked out. */
export function compareFigures(
  records: readonly SourceRecord[],
  { compare, of }: Comparison,
  context: FigureContext,
): Cell {
  const cells = of.map(({ where, ...figure }) => {
    const kept = where ? new Set(context.set.records.filter(makeFilter(where, context.set))) : null
    return aggregateGroup(kept ? records.filter(record => kept.has(record)) : records, figure, context)
  })
  const [one, other] = cells.map(measureOfCell)
  if (one === undefined || other === undefined) return emptyCell()
  const origin: DerivedOrigin = {
    kind: 'derived',
    formula: compare,
    inputs: cells.flatMap(({ origin: from }) => (from?.kind === 'derived' ? from.inputs : [])),
  }
  if (compare === 'share') return shareCell(one, other, origin)
  const figure = compare === 'difference' ? Math.abs(one - other) : one / other
  if (!Number.isFinite(figure)) return emptyCell()
  return numberCell(Math.round(figure * 1e6) / 1e6, origin)
}

function measureOfCell({ value }: Cell): number | undefined {
  const day = daysOf(value)?.from
  // Days apart, or years apart where only years are said.
  if (day) return day.endsWith('-01-01') ? Number(day.slice(0, 4)) : Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return numberOf(value)
}
