import type { Every } from '@sondeo/contract/watches/watch'

type Schedule = { every: Every; at: string; timeZone: string; weekday: number; delayMinutes?: number }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const isWorkday = ({ dayOfWeek }: Temporal.ZonedDateTime): boolean => dayOfWeek <= 5

/** Watches of one time of day begin within so many minutes: most people keep the time that is offered to all. */
export const SPREAD_MINUTES = 10

/** When a watch is due next. Those with a time of day have their place in the minutes after it. */
export function nextRun({ delayMinutes = 0, ...schedule }: Schedule, after: Date): Date {
  const delayMs = schedule.every === 'hour' ? 0 : delayMinutes * minuteMs
  return new Date(nextTime(schedule, new Date(after.getTime() - delayMs)).getTime() + delayMs)
}

/** By the clock of its owner: a day has 23 or 25 hours twice a year. */
function nextTime({ every, at, timeZone, weekday }: Schedule, after: Date): Date {
  const from = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone)
  // On the minute, when what is due is looked for.
  if (every === 'hour')
    return new Date(from.add({ hours: 1 }).round({ smallestUnit: 'minute', roundingMode: 'floor' }).epochMilliseconds)
  const runsOn = (day: Temporal.ZonedDateTime): boolean => {
    if (every === 'weekdays') return isWorkday(day)
    return every === 'day' || day.dayOfWeek === weekday
  }
  let day = from.withPlainTime(Temporal.PlainTime.from(at))
  while (Temporal.ZonedDateTime.compare(day, from) <= 0 || !runsOn(day))
    day = day.add({ days: 1 }).withPlainTime(Temporal.PlainTime.from(at))
  return new Date(day.epochMilliseconds)
}

/**
 * When a list that could not be read is tried again: after one hour, two, four, at most a day. Hourly watches wait for that
 * instead of the next hour; the others are read again before their time, and at their time at the latest.
 */
export function nextTry(schedule: Schedule, after: Date, failures: number): Date {
  const delayMs = Math.min(hourMs * 2 ** (failures - 1), 24 * hourMs)
  const minute = Math.floor((after.getTime() + delayMs) / minuteMs) * minuteMs
  return schedule.every === 'hour' ? new Date(minute) : new Date(Math.min(minute, nextRun(schedule, after).getTime()))
}

const HOW_OFTEN: Every[] = ['week', 'weekdays', 'day', 'hour']
export const isFasterThan = (every: Every, fastest: Every): boolean =>
  HOW_OFTEN.indexOf(every) > HOW_OFTEN.indexOf(fastest)
