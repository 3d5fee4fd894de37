/** A time of the day as minutes since midnight, and where it stands in its text. */
type ClockTime = { minutes: number; start: number; end: number }

// "8 am", "2:30 p. m.", "06:00", "14h30", "18 hs", "2 de la tarde", "mediodía". A bare number is no time; neither are
// "1:45.23" and "$8.30", and "2 horas" is how long something lasts.
// "Las 8" is one thing, so that what stands before it says what it is for.
const written = /(?<![\p{L}\p{N}.,:/$€£-])(?:las? )?(?<hour>[01]?\d|2[0-4])(?:(?<sign>[:.h])(?<minute>[0-5]\d))?/u
  .source
const half = /(?:\s{0,2}(?<half>[ap])\.?\s?m\b\.?)/u.source
const part = /(?:\s(?:de la|in the)\s(?<part>manana|mañana|tarde|noche|madrugada|morning|afternoon|evening))/u.source
const unit = /(?<unit>\s?(?:hrs?|hs|h)(?![\p{L}\p{N}]))/u.source
const clockPattern = new RegExp(
  String.raw`${written}(?:${half}|${part}|${unit})?(?![\p{L}\p{N}]|[.,:/-]\p{N})|\b(?<noon>mediod[ií]a|noon|midday)\b|\b(?<midnight>medianoche|midnight)\b`,
  'giu',
)

const afternoon = new Set(['tarde', 'noche', 'afternoon', 'evening'])
const MINUTES_PER_HOUR = 60
const NOON = 12

/** Times of the day in either language, as a clock shows them. */
export const findClockTimes = (text: string): ClockTime[] =>
  Array.from(text.matchAll(clockPattern)).flatMap(match => {
    const minutes = minutesOf(match.groups ?? {})
    return minutes === null ? [] : [{ minutes, start: match.index, end: match.index + match[0].length }]
  })

type Found = Partial<Record<string, string>>
type Half = 'am' | 'pm' | null

function minutesOf(found: Found): number | null {
  if (found.noon) return NOON * MINUTES_PER_HOUR
  if (found.midnight) return 0
  const hour = Number(found.hour)
  const half = halfOf(found, hour)
  if (half ? hour > NOON : !isTold(found, hour)) return null
  return hourOf(hour, half) * MINUTES_PER_HOUR + Number(found.minute ?? 0)
}

function halfOf({ half, part }: Found, hour: number): Half {
  if (half) return half.toLowerCase() === 'p' ? 'pm' : 'am'
  if (!part) return null
  const isMidnight = hour === NOON && part.toLowerCase() === 'noche'
  return afternoon.has(part.toLowerCase()) && !isMidnight ? 'pm' : 'am'
}

const hourOf = (hour: number, half: Half): number => (half === null ? hour : (hour % NOON) + (half === 'pm' ? NOON : 0))

/** "18 h" is a time, "2 h" may be how long; and "8.30" alone may be a price. */
const isTold = ({ sign, minute, unit }: Found, hour: number): boolean =>
  sign === ':' || (sign === 'h' && minute !== undefined) || (unit !== undefined && hour > NOON)
