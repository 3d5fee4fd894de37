/** The same day so many months later, at the same time; the last day where a month is too short, as banks count. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved
}

/** The span of so many months, counted from `since`, that holds `now`. */
export function spanAround(since: Date, now: Date, monthsPerSpan: number): { startsAt: Date; endsAt: Date } {
  const months = (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth()
  let span = Math.max(0, Math.floor(months / monthsPerSpan))
  // Counted by calendar months that may be one too many: the day and hour decide.
  if (span > 0 && addMonths(since, span * monthsPerSpan) > now) span--
  return { startsAt: addMonths(since, span * monthsPerSpan), endsAt: addMonths(since, (span + 1) * monthsPerSpan) }
}
