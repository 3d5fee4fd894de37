import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type {
  CodeSeries,
  CodeTrade,
  CountryPlace,
  Distances,
  HeadingList,
  HeadingPairs,
  Trader,
} from '@sondeo/trade/trade-data'
import type { TradeDataParts } from '@sondeo/trade/write-trade-data'

const RELEASE = 'V202601'
const MILLION = 1e6

/** Codes that the sources use for a country besides the one of today. */
const todays: Record<string, string> = { S19: 'TWN', ROM: 'ROU', ZAR: 'COD', YUG: 'SRB', TMP: 'TLS', PAL: 'PSE' }
/** Areas that are no country of today. */
const left = new Set(['ANT', 'ATF'])
const todayOf = (country: string): string => todays[country] ?? country

const readText = (folder: string, file: string): string => gunzipSync(readFileSync(join(folder, file))).toString('utf8')
const readLines = (folder: string, file: string): string[] => readText(folder, file).trimEnd().split('\n')

const readTraders = (text: string): Trader[] =>
  text
    .split(' ')
    .filter(item => item !== '')
    .map(item => ({ country: todayOf(item.slice(0, 3)), usd: Number(item.slice(3)) * MILLION }))

/** `CODE WORLD UNIT EXPORTERS > IMPORTERS`, in millions. */
export function readReferenceCode(line: string): CodeTrade {
  const [head = '', importers = ''] = line.split(' > ')
  const [code = '', world, unit = '-', ...exporters] = head.split(' ')
  return {
    code,
    worldUsd: Number(world) * MILLION,
    usdPerKg: unit === '-' ? null : Number(unit),
    exports: readTraders(exporters.join(' ')),
    imports: readTraders(importers),
  }
}

type ListRow = [country: string, usd: number, tonnes?: number]
type ListYear = { year: number; src: 'C' | 'D'; worldUsd?: number; worldTonnes?: number; rows: ListRow[] }
type ListLine = { hs: string; exports: ListYear[]; imports: ListYear[] }

function readHeadingLists(line: string): HeadingList[] {
  const { hs, ...flows }: ListLine = JSON.parse(line)
  return (['exports', 'imports'] as const).flatMap(flow =>
    flows[flow].map(
      ({ year, src, worldUsd, worldTonnes, rows }): HeadingList => ({
        code: hs,
        edition: src === 'C' ? 'HS 2022' : 'HS 2017',
        year,
        flow,
        worldUsd: worldUsd ?? null,
        worldTonnes: worldTonnes ?? null,
        traders: rows.map(([country, usd, tonnes]) => ({ country: todayOf(country), usd, tonnes: tonnes ?? null })),
      }),
    ),
  )
}

type PairsLine = { hs: string; year: number; rows: [string, string, number, number | null][] }
function readHeadingPairs(line: string): HeadingPairs {
  const { hs, year, rows }: PairsLine = JSON.parse(line)
  return {
    code: hs,
    year,
    pairs: rows.map(([exporter, importer, usd, tonnes]) => ({
      exporter: todayOf(exporter),
      importer: todayOf(importer),
      usd,
      tonnes: tonnes ?? null,
    })),
  }
}

type CountryFile = {
  countries: Record<string, { lat: number; lon: number; landlocked: number; gdpUsd?: number; gdpYear?: number }>
  distKm: Record<string, Record<string, number>>
}
function readPlaces(folder: string): { places: CountryPlace[]; distances: Distances[] } {
  const { countries, distKm }: CountryFile = JSON.parse(readText(folder, 'countries.json.gz'))
  const byCountry = new Map<string, CountryPlace>()
  for (const [code, { lat, lon, landlocked, gdpUsd, gdpYear }] of Object.entries(countries)) {
    const country = todayOf(code)
    if (left.has(code) || (byCountry.has(country) && country !== code)) continue
    byCountry.set(country, {
      country,
      latitude: lat,
      longitude: lon,
      isLandlocked: landlocked === 1,
      gdpUsd: gdpUsd ?? null,
      gdpYear: gdpYear ?? null,
    })
  }
  const distances = Object.entries(distKm).map(
    ([origin, km]): Distances => ({
      origin: todayOf(origin),
      km: new Map(
        Object.entries(km)
          .filter(([country]) => !left.has(country))
          .map(([country, distance]): [string, number] => [todayOf(country), distance]),
      ),
    }),
  )
  return { places: [...byCountry.values()], distances }
}

/** The open data as it was gathered, file by file. */
export function readReference(folder: string): TradeDataParts {
  const series = readLines(folder, 'hs6-world-2015-2024.jsonl.gz').map((line): CodeSeries => {
    const { hs, thousandUsd }: { hs: string; thousandUsd: number[] } = JSON.parse(line)
    return { code: hs, usd: thousandUsd.map(each => each * 1000) }
  })
  return {
    release: RELEASE,
    codes: {
      edition: 'HS 2022',
      years: [2024, 2024],
      roundedToUsd: MILLION,
      rows: readLines(folder, 'hs6-2024.txt.gz').map(readReferenceCode),
    },
    series: { edition: 'HS 2012', years: [2015, 2024], roundedToUsd: 1000, rows: series },
    headings: {
      edition: 'HS 2022',
      years: [2022, 2024],
      roundedToUsd: 1,
      rows: readLines(folder, 'hs4-lists.jsonl.gz').flatMap(readHeadingLists),
    },
    pairs: {
      edition: 'HS 2022',
      years: [2022, 2024],
      roundedToUsd: 1,
      rows: readLines(folder, 'minerals-bilateral-2022-2024.jsonl.gz').map(readHeadingPairs),
    },
    places: readPlaces(folder),
  }
}
