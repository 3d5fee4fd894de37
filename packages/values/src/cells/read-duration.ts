import { dropAccents, foldWords } from '@sondeo/table/fold-words'
import type { CertainValue } from '@sondeo/table/value'
import { durationUnits } from '../data/duration-units.data.ts'

type Duration = Extract<CertainValue, { kind: 'duration' }>

const CALENDAR_DAYS =
  /(?<=\d (?:dias?|days?|jours?)) (?:calendario|naturales|corridos|calendaires?)$|(?<=\d )calendar (?=days?$)/
const WORKING_DAYS =
  /(?<=\d (?:dias?|days?|jours?)) (?:habiles|laborables|uteis|ouvres|ouvrables)$|(?<=\d )(?:business|working) (?=days?$)/
// Five of seven days are worked.
const WORKING_SHARE = 7 / 5
// The number in words behind the digits: "60 (sesenta) días".
const SPELLED_BEHIND = /(?<=^\d+) ?\([\p{L} ]{2,40}\)(?= \p{L})/u
// One or several, left open: "3 año(s)", "6 mes(es)", "30 day/s".
const EITHER_NUMBER = /\(e?s\)|(?<=[a-z])\/s$/g
// Words that make it about so long: "12 hs aprox.", "45 days after deposit".
const ABOUT =
  / (?:(?:aprox|approx|aproximadamente|approximately)\.?|(?:after|from|desde|tras|despues de|a partir de|contados) (?!\d).{3,40})$/
// The unit in brackets: "11 (Meses)".
const UNIT_IN_BRACKETS = /(?<=^\d+ )\((\p{L}{3,10})\)$/u
// A college of "4Yr", a horse of "3YO".
export const JOINED_YEARS = /^\d+y(?:rs?|o)?$/i
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):([0-5]\d)(?:[.,](\d{1,3}))?$/

// The number in words before the digits: "Seis (6) meses".
const SPELLED_BEFORE = /^\p{L}[\p{L} ]{1,30} \((\d{1,4})\)(?= \p{L})/u

// "PT35M", "P0DT0H35M0S": what pages tell machines.
const ISO = /^P(?=.*\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/
const ISO_WORDS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds']

function readIsoDuration(text: string): Duration | null {
  const counts = ISO.exec(text)?.slice(1)
  if (!counts) return null
  const pairs = ISO_WORDS.flatMap((word, at) => (Number(counts[at] ?? 0) > 0 ? [counts[at] ?? '', word] : []))
  return addUp(pairs.length > 0 ? pairs : ['0', 'seconds'], 1)
}

/** Reads "90 días", "1 año y 6 meses", "2 h 30 min": pairs of number and unit and nothing else. */
export function readDuration(text: string): Duration | null {
  if (text.startsWith('P')) return readIsoDuration(text)
  const bare = text.replace(/^[~≈] ?/, '').replace(UNIT_IN_BRACKETS, '$1')
  const counted = bare.includes('(') ? bare.replace(SPELLED_BEFORE, '$1').replace(SPELLED_BEHIND, '') : bare
  if (counted.length > 60 || !/^\s?\d/.test(counted) || JOINED_YEARS.test(text)) return null
  // "50 Mo" are megabytes in French, "2JOURS" sells shoes.
  if (/\d ?Mo$|^\d+[A-Z]{3,}$/.test(text)) return null
  const written = dropAccents(counted).toLowerCase().replace(EITHER_NUMBER, '').replace(ABOUT, '').replace(/\.$/, '')
  const stretch = WORKING_DAYS.test(written) ? WORKING_SHARE : 1
  const folded = written.replace(CALENDAR_DAYS, '').replace(WORKING_DAYS, '')
  const words = folded.match(/\d+(?:[.,]\d{1,2})?|[a-z]+|[^\sa-z\d.,]/g) ?? []
  const pending = words.filter(word => word !== 'y' && word !== 'and' && word !== 'et' && word !== 'und')
  // "1h30": minutes need not say so behind hours.
  if (pending.length === 3 && /^[0-5]\d$/.test(pending[2] ?? '') && durationUnits[pending[1] ?? '']?.letter === 'H')
    pending.push('min')
  if (pending.length < 2 || pending.length % 2 === 1) return null
  // "1s" and "3d" in one piece are codes as often as times.
  if (pending.length === 2 && pending[1]?.length === 1 && !/\d (?:[hsd]|H)$/.test(counted)) return null
  // "8.10 h" is when the train leaves.
  if (pending.length === 2 && /^\d{1,2}[.,][0-5]\d$/.test(pending[0] ?? '') && pending[1] === 'h') return null
  return addUp(pending, stretch)
}

function addUp(pairs: string[], stretch: number): Duration | null {
  let date = ''
  let time = ''
  let seconds = 0
  for (let at = 0; at < pairs.length; at += 2) {
    const count = Number((pairs[at] ?? '').replace(',', '.'))
    const word = pairs[at + 1] ?? ''
    // "1h 45m", "04m28s": behind hours or before seconds an m is minutes, alone it is anything.
    const isMinutes = word === 'm' && (time.endsWith('H') || pairs[at + 3] === 's')
    const unit = durationUnits[isMinutes ? 'min' : word]
    if (Number.isNaN(count) || !unit) return null
    // A part of zero adds nothing: "2h 00min", "0h45".
    if (count === 0 && (at > 0 || pairs.length > 2)) continue
    if (unit.isTime) time += count + unit.letter
    else date += count + unit.letter
    seconds += count * unit.seconds
  }
  if (date === '' && time === '') return null
  return { kind: 'duration', iso: `P${date}${time && `T${time}`}`, seconds: Math.round(seconds * stretch) }
}

/** A count whose marks its column had to resolve: "12,108 hrs". */
export function makeDuration(count: number, unit: string): Duration | null {
  const known = durationUnits[foldWords(unit).replace(/\.$/, '')]
  if (!known) return null
  const iso = `P${known.isTime ? 'T' : ''}${count}${known.letter}`
  return { kind: 'duration', iso, seconds: Math.round(count * known.seconds) }
}

/** Reads "2:04:35" and "59:21.4" in a column that is known to hold how long things took. */
export function readClockDuration(text: string): Duration | null {
  const [matched, hours = '0', minutes = '0', whole = '0', fraction] = CLOCK.exec(text) ?? []
  if (matched === undefined || (Number(hours) > 0 && Number(minutes) > 59)) return null
  const second = Number(fraction ? `${whole}.${fraction}` : whole)
  const parts = [
    [Number(hours), 'H'],
    [Number(minutes), 'M'],
    [second, 'S'],
  ].flatMap(([count, letter]) => (count ? [`${count}${letter}`] : []))
  const seconds = Math.round(Number(hours) * 3600 + Number(minutes) * 60 + second)
  return { kind: 'duration', iso: `PT${parts.join('') || '0S'}`, seconds }
}

/** Hours, minutes and seconds, or fractions of a second: minutes and seconds alone look like hours and minutes. */
export const isFullClock = (text: string): boolean => /^\d{1,3}:\d{2}:\d{2}|^\d{1,2}:\d{2}[.,]\d/.test(text)
