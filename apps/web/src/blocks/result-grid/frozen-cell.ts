import type { CSSProperties } from 'react'
import type { ColumnLayout } from './columns/use-column-layout.ts'

type Look = { style: CSSProperties | undefined; className: string | false }

/** Frozen cells stay at the left while the rest moves behind them; the last one has an edge. */
export function frozenCell({ frozen, lefts }: Pick<ColumnLayout, 'frozen' | 'lefts'>, position: number): Look {
  if (position >= frozen) return { style: undefined, className: false }
  return {
    style: { left: lefts[position] },
    className: `sticky! z-10 bg-surface ${position === frozen - 1 ? 'border-r border-line' : ''}`,
  }
}
