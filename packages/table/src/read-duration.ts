import type { CertainValue } from './value.ts'

type Duration = Extract<CertainValue, { kind: 'duration' }>
type Unit = { letter: string; seconds: number; isTime: boolean }

const DAY = 86_400
const units: [RegExp, Unit][] = [
  [/^(?:anos?|years?|yrs?)$/, { letter: 'Y', seconds: 365.25 * DAY, isTime: false }],
  [/^(?:mes|meses|months?)$/, { letter: 'M', seconds: 30.4375 * DAY, isTime: false }],
  [/^(?:semanas?|weeks?|wks?)$/, { letter: 'W', seconds: 7 * DAY, isTime: false }],
  [/^(?:dias?|days?|d)$/, { letter: 'D', seconds: DAY, isTime: false }],
  [/^(?:horas?|hours?|hrs?|hs|h)$/, { letter: 'H', seconds: 3600, isTime: true }],
  [/^(?:minutos?|minutes?|mins?|min)$/, { letter: 'M', seconds: 60, isTime: true }],
  [/^(?:segundos?|seconds?|secs?|seg|s)$/, { letter: 'S', seconds: 1, isTime: true }],
]

const CALENDAR_DAYS = /(?<=\d (?:dias?|days?)) (?:calendario|naturales|corridos)$|(?<=\d )calendar (?=days?$)/
const WORKING_DAYS = /(?<=\d (?:dias?|days?)) (?:habiles|laborables)$|(?<=\d )(?:business|working) (?=days?$)/
// Five of seven days are worked.
const WORKING_SHARE = 7 / 5

const findUnit = (word: string): Unit | null => units.find(([form]) => form.test(word))?.[1] ?? null

/** Reads "90 días", "1 año y 6 meses", "2 h 30 min": pairs of number and unit and nothing else. */
export function readDuration(text: string): Duration | null {
  if (text.length > 60 || !/^\s?\d/.test(text)) return null
  const written = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const stretch = WORKING_DAYS.test(written) ? WORKING_SHARE : 1
  const folded = written.replace(CALENDAR_DAYS, '').replace(WORKING_DAYS, '')
  const words = folded.match(/\d+(?:[.,]\d{1,2})?|[a-z]+|[^\sa-z\d.,]/g) ?? []
  let date = ''
  let time = ''
  let seconds = 0
  const pending = words.filter(word => word !== 'y' && word !== 'and')
  if (pending.length < 2 || pending.length % 2 === 1) return null
  // "1s" and "3d" alone are codes as often as times.
  if (pending.length === 2 && pending[1]?.length === 1) return null
  for (let at = 0; at < pending.length; at += 2) {
    const count = (pending[at] ?? '').replace(',', '.')
    const word = pending[at + 1] ?? ''
    // "1h 45m": behind hours an m is minutes, alone it is anything.
    const unit = findUnit(word === 'm' && time.endsWith('H') ? 'min' : word)
    if (!/^\d/.test(count) || !unit) return null
    if (unit.isTime) time += count + unit.letter
    else date += count + unit.letter
    seconds += Number(count) * unit.seconds
  }
  return { kind: 'duration', iso: `P${date}${time && `T${time}`}`, seconds: Math.round(seconds * stretch) }
}
