import { type Candidate, isDuration } from '../../cells/classify-cell.ts'
import { isFullClock, readClockDuration, readDuration } from '../../cells/read-duration.ts'
import type { Header } from '../../header/read-header.ts'
import { hourWithH } from '../compact-clocks.ts'
import { type Doubtful, keepAsText } from './doubtful.ts'

const HOURS_OF_DAY = /^\d{1,2}:\d{2}(?: ?(?:h|hs|hrs|[ap]\.? ?m)\.?)?$/i

// A cheap look before the careful ones.
const MAY_BE_CLOCK = /\d[:h'’′]/

// 1h09'17", + 2' 02"
const MINUTES_AND_SECONDS = /^(?:(\d{1,3}) ?h ?)?(\d{1,2}) ?['’′] ?(\d{2})(?:["”″]|['’′]{2})?$/
// "+1:06.090" behind the first
const BEHIND = /^\+ ?(?=\d)/

const withColons = (text: string): string =>
  text
    .replace(BEHIND, '')
    .replace(
      MINUTES_AND_SECONDS,
      (_, hours, minutes, seconds) => `${hours ?? 0}:${minutes.padStart(2, '0')}:${seconds}`,
    )

// An hour with a dot: "7.35".
const DOTTED_HOUR = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/

/** Among hours of the day "8 h" is one of them. */
const keepHoursAsText = (candidate: Candidate, text: string): Candidate => {
  return isDuration(candidate) || DOTTED_HOUR.test(text) || hourWithH(text) !== null ? { as: 'text' } : candidate
}

/** Hours, minutes and thousandths of seconds: somebody ran against them. */
const isTimed = (text: string): boolean => /^\d{1,3}:\d{2}:\d{2}[.,]\d{1,3}$/.test(text)

const ZONES = new Set('utc gmt cet cest bst est edt cst pst pet local'.split(' '))
const STRONG = new Set('duracion duration duracao dauer duree durata runtime elapsed'.split(' '))
const MORNING = 6

/** "12:30:15" under "Tiempo (CEST)", and where all of them would have taken many hours. */
export function tellTheHour(clocks: string[], { words }: Header): boolean {
  if (words.some(word => ZONES.has(word))) return true
  if (words.some(word => STRONG.has(word))) return false
  const hours = clocks.flatMap(clock => FULL.exec(clock)?.[1] ?? [])
  return hours.length >= clocks.length / 2 && hours.every(hour => Number(hour) >= MORNING && Number(hour) < 24)
}
const FULL = /^(\d{1,2}):\d{2}:\d{2}$/

function areHours(texts: string[]): boolean {
  const hours = texts.filter(text => HOURS_OF_DAY.test(text)).length
  const withH = texts.flatMap(text => hourWithH(text) ?? [])
  return hours * 2 >= texts.length || (withH.length * 2 >= texts.length && withH.some(hour => hour >= NOON))
}
const NOON = 12

// Half of the day in letters: "7 p. m.".
const HALF_OF_DAY = /\d ?[ap]\. ?m\.?$/i
const NOON_IN_LETTERS = /^12 ?m\.?$/i

/** "12 m." among "7 p. m." is noon. */
const keepNoonAsText = (column: Doubtful): Candidate[] =>
  column.texts.some(text => HALF_OF_DAY.test(text))
    ? keepAsText(column, text => NOON_IN_LETTERS.test(text))
    : column.candidates

const DEPARTURES = new Set(
  'hora horas salida salidas llegada llegadas partida partidas chegada saida abfahrt ankunft depart departs departure arrive arrives arrival vertrek aankomst partenza arrivo'.split(
    ' ',
  ),
)
// An hour with its word behind it: "19.30u", "8.15 Uhr".
const HOUR_WITH_WORD = /^\d{1,2}[.:]\d{2} ?(?:u|uur|uhr|h)\.?$/i
const isDottedHour = (text: string): boolean => DOTTED_HOUR.test(text) || HOUR_WITH_WORD.test(text)

/** "08h35", "7h52" and no other way to say how long: when the train leaves as often as how long it takes. */
const areOnlyHoursWithH = ({ candidates, texts }: Doubtful): boolean =>
  texts.some(text => hourWithH(text) !== null) &&
  candidates.every((candidate, at) => !isDuration(candidate) || hourWithH(texts[at] ?? '') !== null)

// A full hour, or a quarter of one: "15.00", "16.30".
const ROUND_HOUR = /^(?:[01]?\d|2[0-3])\.(?:00|15|30|45)$/

const MANY_STOPS = 8

/** "18.54", "18.57", "19.00", "19.01": from stop to stop, and no minute beyond the sixtieth. */
function runOn(filled: string[], header: Header): boolean {
  if (header.asksForAmounts || filled.length < MANY_STOPS || !filled.every(text => DOTTED_HOUR.test(text))) return false
  const times = filled.map(Number)
  const isLater = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0))
  return isLater && new Set(times.map(Math.floor)).size > 1
}

/** "6.15" under "Salida", "10.00" beside "19.30u", "15.00" and "16.30" among sentences, and the stops of a bus */
const tellDottedHours = ({ candidates, texts, filled, header }: Doubtful): boolean =>
  texts.some(text => HOUR_WITH_WORD.test(text)) ||
  runOn(filled, header) ||
  (!header.asksForNumbers &&
    texts.some(text => ROUND_HOUR.test(text)) &&
    candidates.some(({ as }) => as === 'text') &&
    candidates.every((candidate, at) => candidate.as !== 'number' || ROUND_HOUR.test(texts[at] ?? ''))) ||
  (header.words.some(word => DEPARTURES.has(word)) && filled.length > 1 && filled.every(text => DOTTED_HOUR.test(text)))

/** "2:04:35" under "Tiempo" is how long it took. */
export function resolveClocks(column: Doubtful): Candidate[] {
  const { texts, header } = column
  if (!header.says('duration') && areOnlyHoursWithH(column))
    return column.candidates.map((candidate, at) => keepHoursAsText(candidate, texts[at] ?? ''))
  if (tellDottedHours(column))
    return column.candidates.map((candidate, at) =>
      isDottedHour(texts[at] ?? '') ? { as: 'text' } : keepHoursAsText(candidate, texts[at] ?? ''),
    )
  const candidates = keepNoonAsText(column)
  if (!header.says('duration') && !texts.some(text => MAY_BE_CLOCK.test(text))) return candidates
  const clocks = texts.map(withColons)
  const hasClocks = clocks.some(isFullClock)
  if (hasClocks && tellTheHour(clocks, header)) return candidates
  if (!header.says('duration') && !clocks.some(isTimed)) {
    return areHours(texts) ? candidates.map((candidate, at) => keepHoursAsText(candidate, texts[at] ?? '')) : candidates
  }
  if (!hasClocks && texts.some(text => SHORT_CLOCK.test(text))) return readShortClocks(candidates, texts, header)
  const hasFractions = candidates.some(
    candidate => candidate.as === 'number' && candidate.cell.unit === 'm' && /[.,]/.test(candidate.cell.written),
  )
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    // Under such a header "45m" is minutes, but "739.44 m" is a length.
    const isMinutes = candidate.as === 'number' && candidate.cell.unit === 'm' && !hasFractions
    const minutes = isMinutes ? readDuration(`${text}in`) : null
    const value = candidate.as === 'text' && hasClocks ? readClockDuration(clocks[at] ?? '') : minutes
    if (value) return { as: 'resolved', value }
    // A count among times: "+1 lap" among times.
    return hasClocks && candidate.as === 'number' && candidate.cell.unit !== null ? { as: 'text' } : candidate
  })
}

// "15:30": hours and minutes on a bus, minutes and seconds of a song
const SHORT_CLOCK = /^(\d{1,3}):([0-5]\d)$/
const TRIPS = new Set(
  'viaje trayecto recorrido vuelo travel journey trip flight flug reistijd fahrzeit fahrtdauer'.split(' '),
)
const TRACKS = new Set('pista cancion tema track song lap vuelta length'.split(' '))

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
    if (isTrip !== isTrack) return { as: 'resolved', value: isTrip ? inHours : inMinutes }
    return { as: 'open', between: [inHours, inMinutes] }
  })
}
