import type { Analytics } from '@sondeo/contract/analytics'
import type { Figures } from '@sondeo/database/figures-store'

const monthsShown = 12
export const namesShown = 10

type Month = { name: string; start: Date }

/** Twelve months by the user's own clock, the current one last. */
export function listMonths({ now, timeZone }: { now: Date; timeZone: string }): Month[] {
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return Array.from({ length: monthsShown }, (_, index) => {
    const month = current.toPlainYearMonth().subtract({ months: monthsShown - 1 - index })
    const start = month.toPlainDate({ day: 1 }).toZonedDateTime(timeZone)
    return { name: month.toString(), start: new Date(start.epochMilliseconds) }
  })
}

/** What the database counted in these months and before them. */
export function buildAnalytics(months: readonly Month[], figures: Figures): Analytics {
  const { searches, usage, exports, names, namesOf } = figures
  const named = (tool: 'website' | 'product') =>
    names.flatMap(({ name, count, records, ...of }) => (of.tool === tool ? [{ name, searches: count, records }] : []))
  return {
    months: months.map(({ name }, index) => {
      const isIn = ({ month }: { month: number }) => month === index + 1
      const found = searches.filter(isIn)
      const used = usage.filter(isIn)
      return {
        month: name,
        website: sumOf(found.filter(({ tool }) => tool === 'website')),
        product: sumOf(found.filter(({ tool }) => tool === 'product')),
        records: recordsIn(found),
        reports: sumOf(used.filter(({ kind }) => kind === 'report')),
        scans: sumOf(used.filter(({ kind }) => kind === 'scan')),
        exports: sumOf(exports.filter(isIn)),
      }
    }),
    totals: {
      searches: sumOf(searches),
      records: recordsIn(searches),
      sites: namesOf.website,
      products: namesOf.product,
      exports: sumOf(exports),
    },
    sites: named('website'),
    products: named('product'),
  }
}

const sumOf = (counted: { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)
const recordsIn = (searches: { records: number }[]) => searches.reduce((sum, { records }) => sum + records, 0)
