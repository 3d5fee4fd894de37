import type { Candidate } from './classify-cell.ts'
import type { Doubtful } from './doubtful.ts'
import { isFullClock, readClockDuration, readDuration } from './read-duration.ts'

const HOURS_OF_DAY = /^\d{1,2}:\d{2}(?: ?(?:h|hs|hrs|[ap]\.? ?m)\.?)?$/i

// 1h09'17"
const MINUTES_AND_SECONDS = /^(?:(\d{1,2}) ?h ?)?(\d{1,2}) ?['’′] ?(\d{2})(?:["”″]|['’′]{2})?$/

const withColons = (text: string): string =>
  text.replace(
    MINUTES_AND_SECONDS,
    (_, hours, minutes, seconds) => `${hours ?? 0}:${minutes.padStart(2, '0')}:${seconds}`,
  )

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
  const hasFractions = candidates.some(
    candidate => candidate.as === 'number' && candidate.cell.unit === 'm' && /[.,]/.test(candidate.cell.written),
  )
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    // Under such a header "45m" is minutes, but "739.44 m" is a length.
    const isMinutes = candidate.as === 'number' && candidate.cell.unit === 'm' && !hasFractions
    const minutes = isMinutes ? readDuration(`${text}in`) : null
    const value = candidate.as === 'text' && hasClocks ? readClockDuration(withColons(text)) : minutes
    return value ? { as: 'settled', value } : candidate
  })
}
