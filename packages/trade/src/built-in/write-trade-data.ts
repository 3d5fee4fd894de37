import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CodeSeries,
  type CodeTrade,
  type CountryPlace,
  type Distances,
  type HeadingList,
  type HeadingPairs,
  TRADE_DATA_FORMAT,
  type TradeDataFile,
  type TradeDataHeader,
} from './trade-data.ts'
import { writeCode, writeDistances, writeHeading, writePairs, writePlace, writeSeries } from './trade-data-lines.ts'

type Part<T> = { edition: string; years: [number, number]; roundedToUsd: number; rows: T[] }

/** Everything that is shipped, whatever it was made from. Without places those on disk stay. */
export type TradeDataParts = {
  release: string
  codes: Part<CodeTrade>
  series: Part<CodeSeries> | null
  headings: Part<HeadingList>
  pairs: Part<HeadingPairs>
  places: { places: CountryPlace[]; distances: Distances[] } | null
}

const attribute = (release: string): string =>
  `Source: BACI, CEPII, release ${release} (Gaulier & Zignago 2010), Open Licence 2.0; aggregated by us.`
const placesAttribution = 'Source: GeoDist, CEPII (Mayer & Zignago 2011); GDP: World Bank, CC BY 4.0; aggregated by us.'

const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)

/** Writes the files that ship with the product; returns their sizes in bytes. */
export function writeTradeData(folder: string, parts: TradeDataParts): Map<TradeDataFile, number> {
  const { release, codes, series, headings, pairs, places } = parts
  const sizes = new Map<TradeDataFile, number>()
  const write = (file: TradeDataFile, header: Omit<TradeDataHeader, 'format'>, lines: string[]) => {
    const text = `${[JSON.stringify({ format: TRADE_DATA_FORMAT, ...header }), ...lines].join('\n')}\n`
    writeFileSync(join(folder, `${file}.txt`), text)
    sizes.set(file, Buffer.byteLength(text))
  }
  const writePart = <T extends { code: string }>(
    file: TradeDataFile,
    { rows, ...about }: Part<T>,
    line: (row: T) => string,
  ) => write(file, { attribution: attribute(release), release, ...about }, rows.toSorted(byCode).map(line))

  writePart('codes', codes, writeCode)
  if (series) writePart('series', series, writeSeries)
  writePart('headings', headings, writeHeading)
  writePart('pairs', pairs, writePairs)
  if (places) {
    const years = places.places.flatMap(({ gdpYear }) => gdpYear ?? [])
    write(
      'places',
      {
        attribution: placesAttribution,
        release: 'GeoDist',
        edition: '-',
        years: [Math.min(...years), Math.max(...years)],
        roundedToUsd: 1,
      },
      [...places.places.map(writePlace), ...places.distances.map(writeDistances)],
    )
  }
  return sizes
}
