/** Mean growth per year, null where one of the ends is missing or nothing. */
export function computeAnnualGrowth(from: number, to: number, years: number): number | null {
  if (!(from > 0) || !(to > 0) || years <= 0) return null
  return (to / from) ** (1 / years) - 1
}

type Valued = { country: string; valueUsd: number }

/**
 * Growth of those that reported in both years: a country that starts or stops reporting is no growth.
 * Null where they are less than half of the newer year's trade.
 */
export function computeMatchedGrowth(before: Valued[], after: Valued[], years: number): number | null {
  const known = new Map(before.map(({ country, valueUsd }) => [country, valueUsd]))
  const both = after.filter(({ country }) => known.has(country))
  const sum = (list: Valued[]) => list.reduce((total, { valueUsd }) => total + valueUsd, 0)
  const to = sum(both)
  if (to < sum(after) / 2) return null
  return computeAnnualGrowth(
    both.reduce((total, { country }) => total + (known.get(country) ?? 0), 0),
    to,
    years,
  )
}
