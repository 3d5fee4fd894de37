import type { Candidate } from './classify-cell.ts'
import { isFullClock, readClockDuration, readDuration } from './read-duration.ts'
import type { Doubtful } from './settle-doubtful.ts'

const HOURS_OF_DAY = /^\d{1,2}:\d{2}(?: ?(?:h|hs|hrs|[ap]\.? ?m)\.?)?$/i

/** Among hours of the day "8 h" is one of them. */
const leaveHours = (candidate: Candidate): Candidate =>
  candidate.as === 'settled' && candidate.value.kind === 'duration' ? { as: 'text' } : candidate

/** "2:04:35" under "Tiempo" is how long it took. */
export function settleClocks({ candidates, texts, header }: Doubtful): Candidate[] {
  if (!header.says('duration')) {
    const hours = texts.filter(text => HOURS_OF_DAY.test(text)).length
    return hours * 2 >= texts.length ? candidates.map(leaveHours) : candidates
  }
  const hasClocks = texts.some(isFullClock)
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    // Under such a header "45m" is minutes.
    const minutes = candidate.as === 'number' && candidate.cell.unit === 'm' ? readDuration(`${text}in`) : null
    const value = candidate.as === 'text' && hasClocks ? readClockDuration(text) : minutes
    return value ? { as: 'settled', value } : candidate
  })
}
