/** World Bank indicators: errors come with status 200, values may be null, groups of countries are mixed in. */
export function answerWorldBank(path: string, query: URLSearchParams): unknown {
  const [, countries = '', indicator = ''] =
    /^\/v2\/(?:[a-z]{2}\/)?country\/([^/]+)\/indicator\/([^/]+)$/.exec(path) ?? []
  if (!/^[A-Z]{2}\.[A-Z.]+$/.test(indicator)) {
    return [{ message: [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }] }]
  }
  const asked = decodeURIComponent(countries).split(';')
  const first = /\.Z[GS]$/.test(indicator) ? 2.5 : /\.PCAP\./.test(indicator) ? 4567.8 : 12_345_678
  const rows = asked.flatMap((country, index) => {
    const newest = first * (index + 1)
    const row = (date: string, value: number | null) => ({
      indicator: { id: indicator, value: 'An indicator' },
      country: { id: country.slice(0, 2), value: country },
      countryiso3code: country,
      date,
      value,
      unit: '',
      obs_status: '',
      decimal: 0,
    })
    return query.has('mrnev') ? [row('2024', newest)] : [row('2025', null), row('2024', newest)]
  })
  const world = { ...rows[0], country: { id: '1W', value: 'World' }, countryiso3code: '', date: '2024', value: 8e9 }
  const all = [world, ...rows]
  return [{ page: 1, pages: 1, per_page: 1000, total: all.length, sourceid: '2', lastupdated: '2026-07-01' }, all]
}
