import type { Analytics } from '@sondeo/contract/analytics'

type Moment = { createdAt: Date }
type Recorded = {
  searches: (Moment & { name: string; tool: 'website' | 'product'; rowCount: number })[]
  usage: (Moment & { kind: 'report' | 'scan'; state: 'reserved' | 'settled' })[]
  exports: Moment[]
}

const monthsShown = 12
const namesShown = 10

/** Twelve months of what was recorded, the current one last. */
export function buildAnalytics(recorded: Recorded, { now, timeZone }: { now: Date; timeZone: string }): Analytics {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
  const monthOf = (date: Date) => format.format(date).slice(0, 7)
  const { searches, usage, exports } = recorded
  const delivered = usage.filter(({ state }) => state === 'settled')
  const months = listMonths(monthOf(now)).map(month => {
    const isIn = ({ createdAt }: Moment) => monthOf(createdAt) === month
    const found = searches.filter(isIn)
    const used = delivered.filter(isIn)
    return {
      month,
      website: found.filter(({ tool }) => tool === 'website').length,
      product: found.filter(({ tool }) => tool === 'product').length,
      records: sumOf(found),
      reports: used.filter(({ kind }) => kind === 'report').length,
      scans: used.filter(({ kind }) => kind === 'scan').length,
      exports: exports.filter(isIn).length,
    }
  })
  const sites = groupByName(searches.filter(({ tool }) => tool === 'website').map(nameOfSite))
  const products = groupByName(searches.filter(({ tool }) => tool === 'product'))
  return {
    months,
    totals: {
      searches: searches.length,
      records: sumOf(searches),
      sites: sites.length,
      products: products.length,
      exports: exports.length,
    },
    sites: sites.slice(0, namesShown),
    products: products.slice(0, namesShown),
  }
}

const sumOf = (searches: { rowCount: number }[]) => searches.reduce((sum, { rowCount }) => sum + rowCount, 0)

const nameOfSite = <Search extends { name: string }>(search: Search): Search => ({
  ...search,
  name: URL.parse(search.name)?.hostname.replace(/^www\./, '') ?? search.name,
})

function listMonths(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1 - (monthsShown - 1 - index), 1))
    return date.toISOString().slice(0, 7)
  })
}

function groupByName(searches: { name: string; rowCount: number }[]) {
  const groups = new Map<string, { name: string; searches: number; records: number }>()
  for (const { name, rowCount } of searches) {
    const key = name.toLowerCase()
    const group = groups.get(key) ?? { name, searches: 0, records: 0 }
    groups.set(key, { ...group, searches: group.searches + 1, records: group.records + rowCount })
  }
  return [...groups.values()].sort((a, b) => b.searches - a.searches || b.records - a.records)
}
