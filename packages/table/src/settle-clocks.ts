import type { Candidate } from './classify-cell.ts'
import type { Doubtful } from './doubtful.ts'
import { isFullClock, readClockDuration, readDuration } from './read-duration.ts'
import type { Header } from './read-header.ts'

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
  if (!hasClocks && texts.some(text => SHORT_CLOCK.test(text))) return readShortClocks(candidates, texts, header)
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

// "15:30": hours and minutes on a bus, minutes and seconds of a song
const SHORT_CLOCK = /^(\d{1,3}):([0-5]\d)$/
const TRIPS = new Set(
  'viaje trayecto recorrido vuelo travel journey trip flight flug reistijd fahrzeit fahrtdauer'.split(' '),
)
const TRACKS = new Set('pista cancion tema track song lap vuelta'.split(' '))

/** Under a word for lengths of time, where nothing says which of the two parts is the hours. */
function readShortClocks(candidates: Candidate[], texts: string[], header: Header): Candidate[] {
  const isTrip = header.words.some(word => TRIPS.has(word))
  const isTrack = header.words.some(word => TRACKS.has(word))
  return candidates.map((candidate, at) => {
    const [, first, second] = (candidate.as === 'text' && SHORT_CLOCK.exec(texts[at] ?? '')) || []
    if (first === undefined) return candidate
    const inHours = readClockDuration(`${first}:${second}:00`)
    const inMinutes = readClockDuration(`${first}:${second}`)
    if (!inHours || !inMinutes) return candidate
    if (isTrip !== isTrack) return { as: 'settled', value: isTrip ? inHours : inMinutes }
    return { as: 'open', between: [inHours, inMinutes] }
  })
}
