import type { Origin } from '@sondeo/table/origin'
import { type Cell, type Column, type Row, TABLE_VERSION, type Table } from '@sondeo/table/table'
import { nameCountry } from '../countries/countries.ts'
import { type CountryTrade, type Figure, type Flow, type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { tellName } from '../product/tell-name.ts'
import type { TradeReport } from '../trade-report.ts'
import { dotCode, withinSentence } from './format-figures.ts'
import { tellOrigin, tellScope } from './tell-scope.ts'

/** The rows of one direction within the table: what they are called, where they start and how many they are. */
export type TablePart = { flow: Flow; title: string; from: number; count: number }

export type TradeTable = {
  /** One object per country and direction, columns in the user's language, numbers as numbers. */
  content: Record<string, string | number | null>[]
  /** The same with the origin of every cell. */
  table: Table
  parts: TablePart[]
}

/** As many of each direction; the rest is together in the last row. */
const MAX_ROWS = 40

type ColumnId = keyof ReturnType<typeof messagesIn>['columns']
const kinds: Record<ColumnId, Column['kind']> = {
  flow: 'text',
  rank: 'number',
  country: 'text',
  value: 'money',
  share: 'percentage',
  growth: 'percentage',
  unitValue: 'money',
}

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits))
/** Whoever sells little sells something: no share that is not nothing is told as 0. */
const roundPercent = (percent: number): number => roundTo(percent, 1) || Number(percent.toPrecision(1))
const empty: Cell = { text: '', value: { kind: 'empty' }, origin: null }
const plain = (text: string): Cell => ({ text, value: { kind: 'text', text }, origin: null })

/** Exporters from the largest on, then importers from the largest on; each ends with the others, up to the world. */
export function buildTradeTable(report: TradeReport, locale: Locale): TradeTable {
  const texts = messagesIn(locale)
  const flows = [report.exports, report.imports].flatMap(figures => figures ?? [])
  const rowsOf = flows.map(figures => ({ figures, rows: listRows(figures, report, locale) }))
  const rows = rowsOf.flatMap(each => each.rows)
  const ids = (Object.keys(kinds) as ColumnId[]).filter(id => rows.some(row => row[id].value.kind !== 'empty'))
  let from = 0
  const parts = rowsOf.map(({ figures, rows: { length: count } }): TablePart => {
    const title = texts.tableTitles[figures.flow](withinSentence(tellScope(figures, locale)), String(figures.year))
    const part = { flow: figures.flow, title, from, count }
    from += count
    return part
  })
  const { names, code } = report.product
  const [first] = flows
  return {
    content: rows.map(row => Object.fromEntries(ids.map(id => [texts.columns[id], readCell(row[id])]))),
    table: {
      version: TABLE_VERSION,
      title: texts.tableTitle(first ? tellScope(first, locale) : `${tellName(names, locale)} (${dotCode(code)})`),
      columns: ids.map(id => ({ id, name: texts.columns[id], kind: kinds[id] })),
      rows: rows.map((row): Row => ({ cells: Object.fromEntries(ids.map(id => [id, row[id]])) })),
    },
    parts,
  }
}

type Cells = Record<ColumnId, Cell>

function listRows(figures: FlowFigures, report: TradeReport, locale: Locale): Cells[] {
  const texts = messagesIn(locale)
  const source = tellOrigin(figures, report, locale)
  const originOf = (figure: Figure): Origin => ({
    kind: 'figure',
    source,
    reporter: figure.country ? nameCountry(figure.country, locale) : null,
    year: figure.year,
    method: texts.methods[figure.method],
    address: figure.address,
    ...(isAtLeast(figure) && { isAtLeast: true }),
  })
  const money = (figure: Figure | null, digits = 0): Cell => {
    if (!figure) return empty
    const amount = roundTo(figure.value, digits)
    const value = { kind: 'money' as const, amount, currency: 'USD', sign: null }
    return { text: String(amount), value, origin: originOf(figure) }
  }
  const percentage = (figure: Figure | null): Cell => {
    if (!figure) return empty
    const percent = roundPercent(figure.value * 100)
    return { text: String(percent), value: { kind: 'percentage', percent }, origin: originOf(figure) }
  }
  const flow = plain(texts.flows[figures.flow])
  const shown = figures.countries.slice(0, MAX_ROWS)
  // Where few places are certain, the column would stand empty beside one "1".
  const isRanked = shown.filter(({ rank }) => rank !== null).length > shown.length / 2
  const rows = shown.map(
    ({ country, rank, value, share, growth, unitValue }): Cells => ({
      flow,
      rank:
        rank === null || !isRanked
          ? empty
          : { text: String(rank), value: { kind: 'number', number: rank }, origin: null },
      country: plain(nameCountry(country, locale)),
      value: money(value),
      share: percentage(share),
      growth: percentage(growth),
      unitValue: money(unitValue, 2),
    }),
  )
  const rest = computeRest(figures, shown)
  if (!rest) return rows
  const share = figures.world && { ...rest, value: rest.value / figures.world.value }
  const others = { flow, rank: empty, country: plain(texts.others), value: money(rest), share: percentage(share) }
  return [...rows, { ...others, growth: empty, unitValue: empty }]
}

/** What the countries shown leave of the world; those outside totals take no part. */
function computeRest({ world }: FlowFigures, shown: CountryTrade[]): Figure | null {
  if (!world) return null
  const counted = shown.filter(({ share }) => share !== null)
  const value = world.value - counted.reduce((sum, each) => sum + each.value.value, 0)
  // Rounded figures may add up to a little more than their rounded total.
  return value > world.value * 1e-9 ? { ...world, value, method: 'rest-of-world' } : null
}

function readCell({ value }: Cell): string | number | null {
  if (value.kind === 'money') return value.amount
  if (value.kind === 'percentage') return value.percent
  if (value.kind === 'number') return value.number
  return value.kind === 'text' ? value.text : null
}
