import type { CSSProperties } from 'react'
import type { ColumnLayout } from './columns/use-column-layout.ts'

type Look = { style: CSSProperties | undefined; className: string | false }

/** Frozen cells stay at the left while the rest moves behind them; the last one has an edge. */
export function frozenCell({ lefts }: Pick<ColumnLayout, 'lefts'>, position: number): Look {
  const left = lefts[position]
  if (left === undefined) return { style: undefined, className: false }
  return {
    style: { left },
    className: `sticky! z-10 bg-surface ${position === lefts.length - 1 ? 'border-r border-line' : ''}`,
  }
}
