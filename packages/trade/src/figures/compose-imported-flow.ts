import type { ImportedCode, ImportedFlow, ImportedRelease } from '../baci/imported-figures.ts'
import { readComtradeArea } from '../countries/countries.ts'
import { nameCode } from '../product/catalog.ts'
import { GROWTH_YEARS } from './compose-flow.ts'
import { computeAnnualGrowth } from './compute-growth.ts'
import type { CountryTrade, Figure, FigureMethod, Flow, FlowFigures, FlowNote, FlowYear } from './trade-figure.ts'

const NEWEST_EDITION = 'HS22'

type Imported = { release: ImportedRelease; figures: ImportedCode }

/** BACI numbers Taiwan as Comtrade does; areas that are no country count in totals and are not listed. */
const listTraders = ({ top }: ImportedFlow) =>
  top.flatMap(([area, usd, kg, weighedUsd]) => {
    const country = readComtradeArea(area)
    return country ? [{ country, usd, usdPerKg: kg > 0 ? weighedUsd / kg : null }] : []
  })

const priceOf = ({ kg, weighedUsd }: ImportedFlow): number | null => (kg > 0 ? weighedUsd / kg : null)

/** The years of a flow, oldest first. */
export const listImportedYears = ({ figures }: Imported, flow: Flow): FlowYear[] =>
  figures.years
    .map(each => ({
      year: each.year,
      source: 'baci' as const,
      worldUsd: each[flow].usd,
      concentration: each[flow].concentration,
      usdPerKg: priceOf(each[flow]),
      countries: listTraders(each[flow]).map(({ country, usd }) => ({ country, usd })),
    }))
    .sort((a, b) => a.year - b.year)

/** The figures of a flow out of an imported release. `asked` may be finer than what the release has. */
export function composeImportedFlow(imported: Imported, flow: Flow, asked: string): FlowFigures | null {
  const { release, figures } = imported
  const byYear = new Map(figures.years.map(each => [each.year, each[flow]]))
  const year = Math.max(...byYear.keys())
  const now = byYear.get(year)
  if (!now || now.usd <= 0) return null
  const before = byYear.get(year - GROWTH_YEARS)
  const lastYear = byYear.get(year - 1)
  const address = `https://www.cepii.fr/DATA_DOWNLOAD/baci/data/${release.name}.zip`
  const figure = (
    value: number | null,
    method: FigureMethod,
    country: string | null = null,
    ofYear = year,
  ): Figure | null =>
    value === null || !Number.isFinite(value) ? null : { value, year: ofYear, source: 'baci', country, method, address }
  const earlier = new Map(before ? listTraders(before).map(({ country, usd }) => [country, usd]) : [])
  const countries = listTraders(now).map(({ country, usd, usdPerKg }, at): CountryTrade => {
    const growth = computeAnnualGrowth(earlier.get(country) ?? 0, usd, GROWTH_YEARS)
    return {
      country,
      rank: at + 1,
      value: { value: usd, year, source: 'baci', country, method: 'reconciled', address },
      share: figure(usd / now.usd, 'share-of-world', country),
      growth: figure(growth, 'annual-growth-5-years', country),
      unitValue: figure(usdPerKg, 'value-by-weight', country),
    }
  })
  const growth = (from: ImportedFlow | undefined, years: number) => computeAnnualGrowth(from?.usd ?? 0, now.usd, years)
  const notes: FlowNote[] = [
    'largest-only',
    ...(release.edition === NEWEST_EDITION ? [] : ['older-edition' as const]),
    ...(figures.code.length < asked.length ? ['heading-instead-of-subheading' as const] : []),
  ]
  const years = listImportedYears(imported, flow)
  return {
    flow,
    basis: 'imported',
    code: figures.code,
    names: nameCode(figures.code),
    edition: `HS 20${release.edition.slice(2)}`,
    year,
    reporters: now.traders,
    world: figure(now.usd, 'sum-of-countries'),
    worldGrowth: figure(growth(before, GROWTH_YEARS), 'annual-growth-5-years'),
    worldGrowthLastYear: figure(growth(lastYear, 1), 'growth-last-year'),
    unitValue: figure(priceOf(now), 'value-by-weight'),
    unitValueBefore: before ? figure(priceOf(before), 'value-by-weight', null, year - GROWTH_YEARS) : null,
    concentration: figure(now.concentration, 'sum-of-squared-shares'),
    countries,
    years,
    notes,
  }
}

/** The figures of a code, else of its heading, else of its chapter; null where nothing was imported. */
export async function findImported(
  find: (code: string) => Promise<Imported | null>,
  code: string,
): Promise<Imported | null> {
  for (const length of [6, 4, 2]) {
    const found = code.length >= length ? await find(code.slice(0, length)) : null
    if (found) return found
  }
  return null
}
