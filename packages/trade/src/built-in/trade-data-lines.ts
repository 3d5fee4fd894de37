import type {
  CodeSeries,
  CodeTrade,
  CountryPlace,
  Distances,
  HeadingList,
  HeadingPairs,
  TradePair,
  Trader,
  WeighedTrader,
} from './trade-data.ts'

/** Every kind of line is written and read here, so that both always agree. Amounts are in millions of dollars. */
const MILLION = 1e6

const writeNumber = (value: number | null): string => (value === null ? '-' : String(value))
const readNumber = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text)
const inMillions = (usd: number): string => String(Math.round(usd) / MILLION)
const fromMillions = (text: string | undefined): number => Math.round(Number(text) * MILLION)
const cut = (line: string): string[] => line.split('\t')
const listOf = (text: string | undefined): string[] => (text ? text.split(' ') : [])

const writeTraders = (traders: Trader[]): string =>
  traders.map(({ country, usd }) => `${country}:${inMillions(usd)}`).join(' ')

const readTraders = (text: string | undefined): Trader[] =>
  listOf(text).map(item => {
    const [country = '', usd] = item.split(':')
    return { country, usd: fromMillions(usd) }
  })

export const writeCode = ({ code, worldUsd, usdPerKg, exports, imports }: CodeTrade): string =>
  [code, inMillions(worldUsd), writeNumber(usdPerKg), writeTraders(exports), writeTraders(imports)].join('\t')

export function readCode(line: string): CodeTrade {
  const [code = '', worldUsd, usdPerKg, exports, imports] = cut(line)
  return {
    code,
    worldUsd: fromMillions(worldUsd),
    usdPerKg: readNumber(usdPerKg),
    exports: readTraders(exports),
    imports: readTraders(imports),
  }
}

/** Series are in thousands: small codes have little trade in some years. */
export const writeSeries = ({ code, usd }: CodeSeries): string =>
  `${code}\t${usd.map(each => Math.round(each / 1000)).join(' ')}`

export function readSeries(line: string): CodeSeries {
  const [code = '', usd] = cut(line)
  return { code, usd: listOf(usd).map(each => Number(each) * 1000) }
}

const writeWeighed = ({ country, usd, tonnes }: WeighedTrader): string =>
  `${country}:${inMillions(usd)}${tonnes === null ? '' : `:${tonnes}`}`

export const writeHeading = ({ code, edition, year, flow, worldUsd, worldTonnes, traders }: HeadingList): string =>
  [
    code,
    edition,
    year,
    flow,
    worldUsd === null ? '-' : inMillions(worldUsd),
    writeNumber(worldTonnes),
    traders.map(writeWeighed).join(' '),
  ].join('\t')

export function readHeading(line: string): HeadingList {
  const [code = '', edition = '', year, flow, worldUsd, worldTonnes, traders] = cut(line)
  return {
    code,
    edition,
    year: Number(year),
    flow: flow === 'imports' ? 'imports' : 'exports',
    worldUsd: worldUsd === '-' ? null : fromMillions(worldUsd),
    worldTonnes: readNumber(worldTonnes),
    traders: listOf(traders).map(item => {
      const [country = '', usd, tonnes] = item.split(':')
      return { country, usd: fromMillions(usd), tonnes: readNumber(tonnes) }
    }),
  }
}

export const writePairs = ({ code, year, pairs }: HeadingPairs): string =>
  [
    code,
    year,
    pairs
      .map(({ exporter, importer, usd, tonnes }) => `${exporter}${importer}:${inMillions(usd)}:${writeNumber(tonnes)}`)
      .join(' '),
  ].join('\t')

export function readPairs(line: string): HeadingPairs {
  const [code = '', year, pairs] = cut(line)
  return {
    code,
    year: Number(year),
    pairs: listOf(pairs).map((item): TradePair => {
      const [both = '', usd, tonnes] = item.split(':')
      const [exporter, importer] = [both.slice(0, 3), both.slice(3)]
      return { exporter, importer, usd: fromMillions(usd), tonnes: readNumber(tonnes) }
    }),
  }
}

const PLACE = 'place'
const DISTANCES = 'km'

export const writePlace = (place: CountryPlace): string =>
  [
    PLACE,
    place.country,
    place.latitude,
    place.longitude,
    place.isLandlocked ? 1 : 0,
    writeNumber(place.gdpUsd),
    writeNumber(place.gdpYear),
  ].join('\t')

export const writeDistances = ({ origin, km }: Distances): string =>
  [DISTANCES, origin, [...km].map(([country, distance]) => `${country}:${distance}`).join(' ')].join('\t')

/** Places and distances share a file. */
export function readPlaces(lines: string[]): { places: Map<string, CountryPlace>; distances: Map<string, Distances> } {
  const places = new Map<string, CountryPlace>()
  const distances = new Map<string, Distances>()
  for (const line of lines) {
    const [kind, country = '', first, second, third, gdpUsd, gdpYear] = cut(line)
    if (kind === DISTANCES) {
      const km = listOf(first).map((item): [string, number] => [item.slice(0, 3), Number(item.slice(4))])
      distances.set(country, { origin: country, km: new Map(km) })
    } else if (kind === PLACE) {
      places.set(country, {
        country,
        latitude: Number(first),
        longitude: Number(second),
        isLandlocked: third === '1',
        gdpUsd: readNumber(gdpUsd),
        gdpYear: readNumber(gdpYear),
      })
    }
  }
  return { places, distances }
}
