import { readComtradeArea } from '@sondeo/trade/country-names'
import type { ImportedFlow, ImportedYear } from '@sondeo/trade/imported-figures'
import { openZipFile } from '@sondeo/trade/open-zip-file'
import { readBaciRows } from '@sondeo/trade/read-baci-rows'
import { chooseYears, reduceBaci } from '@sondeo/trade/reduce-baci'
import type { CodeSeries, CodeTrade, HeadingList, HeadingPairs, TradePair, Trader } from '@sondeo/trade/trade-data'
import type { TradeDataParts } from '@sondeo/trade/write-trade-data'

/** As many as fit into two megabytes. */
const TRADERS_OF_CODE = 6
const TRADERS_OF_HEADING = 12
const PAIRS = 200
const LIST_YEARS = 3
const SERIES_YEARS = 10

/** Headings whose trade between countries ships too: minerals, fuels and metals, whose markets are few. */
const pairedHeadings = '2601 2603 2606 2701 2709 2710 2711 3104 7108 7202 7403 7502 7601 7801 7901 8001'.split(' ')

const yearsOf = (edition: string): string => `HS 20${edition.slice(2)}`

const listTraders = ({ top }: ImportedFlow, count: number): Trader[] =>
  top
    .flatMap(([area, usd]) => {
      const country = readComtradeArea(area)
      return country ? [{ country, usd }] : []
    })
    .slice(0, count)

function describeCode(code: string, { exports, imports }: ImportedYear): CodeTrade {
  return {
    code,
    worldUsd: exports.usd,
    usdPerKg: exports.kg > 0 ? Math.round((exports.weighedUsd / exports.kg) * 100) / 100 : null,
    exports: listTraders(exports, TRADERS_OF_CODE),
    imports: listTraders(imports, TRADERS_OF_CODE),
  }
}

function describeHeading(code: string, edition: string, { year, ...flows }: ImportedYear): HeadingList[] {
  return (['exports', 'imports'] as const).map(flow => ({
    code,
    edition,
    year,
    flow,
    worldUsd: flows[flow].usd,
    worldTonnes: Math.round(flows[flow].kg / 1000),
    traders: flows[flow].top
      .flatMap(([area, usd, kg]) => {
        const country = readComtradeArea(area)
        return country ? [{ country, usd, tonnes: kg > 0 ? Math.round(kg / 1000) : null }] : []
      })
      .slice(0, TRADERS_OF_HEADING),
  }))
}

/** The largest flows between two countries, for the headings that are paired. */
async function readPairs(path: string): Promise<HeadingPairs[]> {
  const zip = await openZipFile(path)
  try {
    const all: HeadingPairs[] = []
    for (const { entry, year } of chooseYears(zip.entries, LIST_YEARS)) {
      const sums = new Map(pairedHeadings.map(code => [code, new Map<string, TradePair>()]))
      await readBaciRows(zip.read(entry), entry.name, (_year, from, to, product, thousandUsd, tons) => {
        const ofHeading = sums.get(String(product).padStart(6, '0').slice(0, 4))
        const [exporter, importer] = ofHeading ? [readComtradeArea(from), readComtradeArea(to)] : []
        if (!ofHeading || !exporter || !importer) return
        const known = ofHeading.get(exporter + importer) ?? { exporter, importer, usd: 0, tonnes: null }
        known.usd += thousandUsd * 1000
        if (tons > 0) known.tonnes = (known.tonnes ?? 0) + tons
        ofHeading.set(exporter + importer, known)
      })
      for (const [code, pairs] of sums) {
        const largest = [...pairs.values()].sort((a, b) => b.usd - a.usd).slice(0, PAIRS)
        const rounded = largest.map(pair => ({
          ...pair,
          tonnes: pair.tonnes === null ? null : Math.round(pair.tonnes),
        }))
        if (rounded.length > 0) all.push({ code, year, pairs: rounded })
      }
    }
    return all
  } finally {
    await zip.close()
  }
}

/** World values of every code over the years of an older edition. */
async function readSeriesRelease(path: string, say: (line: string) => void): Promise<TradeDataParts['series']> {
  const { release, codes } = await reduceBaci(path, say, SERIES_YEARS)
  const { firstYear, lastYear } = release
  const rows: CodeSeries[] = []
  for (const { code, years } of codes) {
    if (code.length !== 6) continue
    const usdOf = new Map(years.map(({ year, exports }) => [year, exports.usd]))
    const usd = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => usdOf.get(firstYear + index) ?? 0)
    rows.push({ code, usd })
  }
  return { edition: yearsOf(release.edition), years: [firstYear, lastYear], roundedToUsd: 1000, rows }
}

/** The same parts out of the files that CEPII publishes: one of the newest edition, one of an older for the years. */
export async function readBaciRelease(
  { newest, series }: { newest: string; series: string | undefined },
  say: (line: string) => void,
): Promise<TradeDataParts> {
  const { release, codes } = await reduceBaci(newest, say, LIST_YEARS)
  const edition = yearsOf(release.edition)
  const trades: CodeTrade[] = []
  const headings: HeadingList[] = []
  for (const { code, years } of codes) {
    const last = years.find(({ year }) => year === release.lastYear)
    if (code.length === 6 && last) trades.push(describeCode(code, last))
    if (code.length === 4 && last) headings.push(...describeHeading(code, edition, last))
    if (pairedHeadings.includes(code))
      headings.push(
        ...years.filter(({ year }) => year !== release.lastYear).flatMap(year => describeHeading(code, edition, year)),
      )
  }
  const years: [number, number] = [release.lastYear - LIST_YEARS + 1, release.lastYear]
  return {
    release: release.name.replace(/^.*_/, ''),
    codes: { edition, years: [release.lastYear, release.lastYear], roundedToUsd: 1, rows: trades },
    series: series ? await readSeriesRelease(series, say) : null,
    headings: { edition, years, roundedToUsd: 1, rows: headings },
    pairs: { edition, years, roundedToUsd: 1, rows: await readPairs(newest) },
    places: null,
  }
}
