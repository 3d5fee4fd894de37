import type { Figure } from './eval-task.ts'
import { type Floors, isWorse, keyOf } from './floors.ts'
import { peers } from './peers.data.ts'

const show = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(3))

/** One line per figure: value, interval, n, floor, aim, peers. */
export function describeFigure(figure: Figure, floors: Floors): string {
  const { measure, value, part = '', n, low, high, aim, guard } = figure
  const interval = low === undefined || high === undefined ? '' : `[${show(low)}, ${show(high)}]`
  const verdict = isWorse(figure, floors)
    ? guard === 'ceiling'
      ? 'ABOVE CEILING'
      : 'BELOW FLOOR'
    : aim !== undefined && (guard === 'ceiling' ? value > aim : value < aim)
      ? 'aim missed'
      : ''
  const columns = [
    measure.padEnd(38),
    part.padEnd(6),
    show(value),
    interval.padEnd(15),
    `n=${n}`.padEnd(7),
    `${guard === 'ceiling' ? 'ceiling' : 'floor'} ${show(floors[keyOf(figure)]) || '-'}`.padEnd(12),
    `aim ${show(aim) || '-'}`.padEnd(10),
    verdict.padEnd(12),
    peers[measure] ? `peers: ${peers[measure]}` : '',
  ]
  return columns.join('  ').trimEnd()
}
