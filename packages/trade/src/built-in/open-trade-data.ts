import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { TRADE_DATA_FORMAT, type TradeDataFile, type TradeDataHeader } from './trade-data.ts'
import { readCode, readHeading, readPairs, readPlaces, readSeries } from './trade-data-lines.ts'

const Header = z.object({
  format: z.literal(TRADE_DATA_FORMAT),
  attribution: z.string(),
  release: z.string(),
  edition: z.string(),
  years: z.tuple([z.int(), z.int()]),
  roundedToUsd: z.number(),
})

type OpenFile = { header: TradeDataHeader; lines: string[] }
const opened = new Map<TradeDataFile, OpenFile>()

const shippedFolder = new URL('../../data/', import.meta.url)

/** A file is read when it is first asked for, and kept. */
function openFile(file: TradeDataFile): OpenFile {
  const known = opened.get(file)
  if (known) return known
  const [first = '', ...lines] = readFileSync(new URL(`${file}.txt`, shippedFolder), 'utf8')
    .trimEnd()
    .split('\n')
  const made = { header: Header.parse(JSON.parse(first)), lines }
  opened.set(file, made)
  return made
}

export const readTradeDataHeader = (file: TradeDataFile): TradeDataHeader => openFile(file).header

/** Finds lines by what stands before their first tab; a line is taken apart only when it is asked for. */
function indexLines<T>(file: TradeDataFile, read: (line: string) => T): () => Map<string, () => T[]> {
  let index: Map<string, () => T[]> | undefined
  return () => {
    if (index) return index
    const groups = Map.groupBy(openFile(file).lines, line => line.slice(0, line.indexOf('\t')))
    index = new Map([...groups].map(([code, lines]) => [code, () => lines.map(read)]))
    return index
  }
}

const codes = indexLines('codes', readCode)
const series = indexLines('series', readSeries)
const headings = indexLines('headings', readHeading)
const pairs = indexLines('pairs', readPairs)

export const findCodeTrade = (code: string) => codes().get(code)?.()[0] ?? null
export const findCodeSeries = (code: string) => series().get(code)?.()[0] ?? null
/** Every list of a heading: both directions, several years. */
export const findHeadingLists = (heading: string) => headings().get(heading)?.() ?? []
export const findHeadingPairs = (heading: string) => pairs().get(heading)?.() ?? []

const sorted = <T>(index: () => Map<string, T>) => {
  let list: string[] | undefined
  return (): string[] => {
    list ??= [...index().keys()].sort()
    return list
  }
}
const allCodes = sorted(codes)
const allSeries = sorted(series)

/** The six-digit codes of a heading or chapter that have figures. */
export const listCodesUnder = (prefix: string): string[] => allCodes().filter(code => code.startsWith(prefix))
/** Whether there are figures for a code, or for codes below it. */
export const hasBuiltInFigures = (prefix: string): boolean => allCodes().some(code => code.startsWith(prefix))
export const listSeriesUnder = (prefix: string): string[] => allSeries().filter(code => code.startsWith(prefix))

let places: ReturnType<typeof readPlaces> | undefined
export function openPlaces(): ReturnType<typeof readPlaces> {
  places ??= readPlaces(openFile('places').lines)
  return places
}
