import type { Figure, FigureMethod, PairFigures } from '../figures/trade-figure.ts'
import { nameCode } from '../product/catalog.ts'
import { listUnpaired } from './bear-out.ts'
import { findCodeTrade, findHeadingPairs, listCodesUnder, readTradeDataHeader } from './open-trade-data.ts'
import { BACI_PAGE } from './trade-data.ts'

/** The largest flows between two countries in the newest year, for the headings that ship with them. */
export function findBuiltInPairs(code: string): PairFigures | null {
  const heading = code.slice(0, 4)
  // The pairs are of the whole heading; one of several codes below it is less.
  if (code.length < 4 || (code.length === 6 && listCodesUnder(heading).length > 1)) return null
  const newest = findHeadingPairs(heading)
    .toSorted((a, b) => a.year - b.year)
    .at(-1)
  if (!newest) return null
  const { edition } = readTradeDataHeader('pairs')
  const { year, pairs } = newest
  const trades = listCodesUnder(heading).flatMap(each => findCodeTrade(each) ?? [])
  const figure = (value: number, country: string, method: FigureMethod): Figure => ({
    value,
    year,
    source: 'built-in',
    country,
    method,
    address: BACI_PAGE,
  })
  return {
    code,
    names: nameCode(code),
    edition,
    year,
    source: 'built-in',
    about: null,
    missing: listUnpaired(pairs, trades),
    pairs: pairs.map(({ exporter, importer, usd, tonnes }) => ({
      exporter,
      importer,
      value: figure(usd, exporter, 'reconciled'),
      unitValue: tonnes ? figure(usd / (tonnes * 1000), exporter, 'value-by-weight') : null,
    })),
  }
}
