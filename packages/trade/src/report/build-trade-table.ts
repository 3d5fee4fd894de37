import type { Origin } from '@sondeo/table/origin'
import { type Cell, type Column, type Row, TABLE_VERSION, type Table } from '@sondeo/table/table'
import { nameCountry } from '../countries/countries.ts'
import type { CountryTrade, Figure } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import type { TradeReport } from '../trade-report.ts'
import type { Lang } from './format-figures.ts'

export type TradeTable = {
  /** One object per country, columns in the user's language, numbers as numbers. */
  content: Record<string, string | number | null>[]
  /** The same with the origin of every cell. */
  table: Table
}

const MAX_ROWS = 60
/** From this part of exports in all its trade on, a country counts as a seller, and below the other as a buyer. */
const SELLER_FROM = 2 / 3
const BUYER_BELOW = 1 / 3

type ColumnId = keyof (typeof tradeMessages)['es']['columns']
const kinds: Record<ColumnId, Column['kind']> = {
  country: 'text',
  exports: 'money',
  exportShare: 'percentage',
  exportGrowth: 'percentage',
  imports: 'money',
  importShare: 'percentage',
  importGrowth: 'percentage',
  unitValue: 'money',
  role: 'text',
}

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits))

function readRole(sold: number, bought: number): 'exporter' | 'importer' | 'both' {
  const part = sold / (sold + bought)
  return part >= SELLER_FROM ? 'exporter' : part < BUYER_BELOW ? 'importer' : 'both'
}

/** One row per country, those that trade most first. */
export function buildTradeTable(report: TradeReport, lang: Lang): TradeTable {
  const texts = tradeMessages[lang]
  const exportsOf = byCountry(report.exports?.countries)
  const importsOf = byCountry(report.imports?.countries)
  const hasRoles = report.exports !== null && report.imports !== null

  const originOf = ({ source, country, year, method, address }: Figure): Origin => ({
    kind: 'figure',
    source: texts.sources[source],
    reporter: country ? nameCountry(country, lang) : null,
    year,
    method: texts.methods[method],
    address,
  })
  const empty: Cell = { text: '', value: { kind: 'empty' }, origin: null }
  const money = (figure: Figure | null | undefined, digits = 0): Cell => {
    if (!figure) return empty
    const amount = roundTo(figure.value, digits)
    return {
      text: String(amount),
      value: { kind: 'money', amount, currency: 'USD', sign: null },
      origin: originOf(figure),
    }
  }
  const percentage = (figure: Figure | null | undefined): Cell => {
    if (!figure) return empty
    const percent = roundTo(figure.value * 100, 1)
    return { text: String(percent), value: { kind: 'percentage', percent }, origin: originOf(figure) }
  }
  const plain = (text: string): Cell => (text ? { text, value: { kind: 'text', text }, origin: null } : empty)

  const totalOf = (country: string) =>
    (exportsOf.get(country)?.value.value ?? 0) + (importsOf.get(country)?.value.value ?? 0)
  const countries = [...new Set([...exportsOf.keys(), ...importsOf.keys()])]
    .sort((a, b) => totalOf(b) - totalOf(a))
    .slice(0, MAX_ROWS)
  const rows = countries.map((country): Record<ColumnId, Cell> => {
    const sold = exportsOf.get(country)
    const bought = importsOf.get(country)
    const role = hasRoles ? texts.roles[readRole(sold?.value.value ?? 0, bought?.value.value ?? 0)] : ''
    return {
      country: plain(nameCountry(country, lang)),
      exports: money(sold?.value),
      exportShare: percentage(sold?.share),
      exportGrowth: percentage(sold?.growth),
      imports: money(bought?.value),
      importShare: percentage(bought?.share),
      importGrowth: percentage(bought?.growth),
      unitValue: money(sold?.unitValue ?? bought?.unitValue, 2),
      role: plain(role),
    }
  })
  const ids = (Object.keys(kinds) as ColumnId[]).filter(id => rows.some(row => row[id].value.kind !== 'empty'))
  return {
    content: rows.map(row => Object.fromEntries(ids.map(id => [texts.columns[id], readCell(row[id])]))),
    table: {
      version: TABLE_VERSION,
      title: texts.tableTitle(report.product.names[lang], report.product.code),
      columns: ids.map(id => ({ id, name: texts.columns[id], kind: kinds[id] })),
      rows: rows.map((row): Row => ({ cells: Object.fromEntries(ids.map(id => [id, row[id]])) })),
    },
  }
}

const byCountry = (list: CountryTrade[] = []) => new Map(list.map(trade => [trade.country, trade]))

function readCell({ value }: Cell): string | number | null {
  if (value.kind === 'money') return value.amount
  if (value.kind === 'percentage') return value.percent
  return value.kind === 'text' ? value.text : null
}
