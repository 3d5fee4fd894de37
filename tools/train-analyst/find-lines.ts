import type { Trust } from '@sondeo/analyst/learned'
import { canBeSure, toTrust } from '@sondeo/analyst/trust'
import type { Assessment } from './assess.ts'

/** So many of the everyday questions may be answered wrongly without a doubt said, on pages that nothing was learned from. */
const MOST_WRONG = 0.03

/** From where on answers are shown as sure, and from where on at all. */
export function findLines(
  assessed: readonly Assessment[],
  curve: Pick<Trust, 'bias' | 'slopes'>,
  say: (line: string) => void,
): { sure: number; doubtful: number } {
  const all = assessed.map(({ evidence, isRight, example }) => ({
    p: toTrust(evidence, { ...curve, sure: 1, doubtful: 0 }),
    canBeSure: canBeSure(evidence),
    isRight,
    source: example.source,
  }))
  for (const source of ['wtq', 'own', 'made', 'everyday', 'not-here'] as const) {
    const some = all.filter(one => one.source === source)
    for (const line of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
      const shown = some.filter(({ p }) => p >= line)
      const right = shown.filter(({ isRight }) => isRight).length
      say(
        `  ${source} from ${line}: ${shown.length} of ${some.length} shown, ${(right / Math.max(1, shown.length)).toFixed(3)} right`,
      )
    }
  }
  // A wrong table shown as true costs more trust than ten that say their doubt.
  const everyday = all.filter(({ source }) => source === 'everyday')
  const wrongFrom = (line: number) => everyday.filter(one => one.p >= line && one.canBeSure && !one.isRight).length
  const lines = Array.from({ length: 45 }, (_, at) => (50 + at) / 100)
  const sure = lines.find(line => wrongFrom(line) <= MOST_WRONG * everyday.length) ?? 0.95
  say(`sure from ${sure}`)
  return { sure, doubtful: 0.25 }
}
