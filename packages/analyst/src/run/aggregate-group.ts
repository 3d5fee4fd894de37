import type { DerivedOrigin } from '@sondeo/table/origin'
import type { Cell } from '@sondeo/table/table'
import type { Value } from '@sondeo/table/value'
import { foldText } from '../fold-text.ts'
import type { Aggregate } from '../plan/plan.ts'
import type { SourceRecord, SourceSet } from '../record-source.ts'
import { currencyOf, daysBetween, daysOf, numberOf } from './comparable.ts'
import { placeOf } from './derive-value.ts'
import { emptyCell, numberCell } from './make-cell.ts'
import { readNumberAs } from './read-number-as.ts'

/** A group's figure names this many of its inputs one by one; more would make the answer as long as the pages. */
const MAX_NAMED_INPUTS = 50

export type FigureContext = { nameOf: (field: string) => string; set: SourceSet; passed: readonly SourceRecord[] }

/** One figure over the records of a group. Amounts in different currencies are not added up. */
export function aggregateGroup(
  records: readonly SourceRecord[],
  { aggregate, field, as }: Aggregate,
  { nameOf, set, passed }: FigureContext,
): Cell {
  const inputs = records.flatMap(record => {
    const key = field ?? Object.keys(record.cells)[0] ?? ''
    const cell = record.cells[key]
    return cell ? [{ record, cell, name: nameOf(key) }] : []
  })
  const origin = () => originOf(aggregate, inputs)
  if (aggregate === 'share') return shareCell(sizeOf(records, field), sizeOf(passed, field), origin())
  if (aggregate === 'longest-run') return numberCell(longestRun(records, set), origin())
  if (aggregate === 'count' || field === undefined) return numberCell(records.length, origin())
  if (aggregate === 'count-distinct') {
    const values = new Set(inputs.map(({ cell }) => foldText(cell.text)).filter(Boolean))
    return numberCell(values.size, origin())
  }
  const dated = inputs.filter(({ cell }) => daysOf(cell.value))
  if (dated.length > 0 && (aggregate === 'min' || aggregate === 'max')) {
    const byDay = dated.toSorted((a, b) => compareDays(a.cell.value, b.cell.value))
    const chosen = aggregate === 'min' ? byDay[0] : byDay.at(-1)
    return chosen ? { text: chosen.cell.text, value: chosen.cell.value, origin: origin() } : emptyCell()
  }
  if (dated.length > 0 && aggregate === 'range') return rangeOfDays(inputs, origin())
  if (as === 'clock') return chooseTime(inputs, aggregate, origin())
  return addUp(inputs, { aggregate, as }, origin)
}

/** Times of the day have a first and a last one; they do not add up. */
function chooseTime(inputs: readonly Input[], aggregate: Aggregate['aggregate'], origin: DerivedOrigin): Cell {
  const timed = inputs
    .flatMap(({ cell }) => {
      const minutes = readNumberAs(cell.text, 'clock')
      return minutes === undefined ? [] : { cell, minutes }
    })
    .toSorted((one, other) => one.minutes - other.minutes)
  const chosen = aggregate === 'min' ? timed[0] : aggregate === 'max' ? timed.at(-1) : undefined
  return chosen ? { text: chosen.cell.text, value: chosen.cell.value, origin } : emptyCell()
}

type Sum = { aggregate: keyof typeof figures; as: Aggregate['as'] }

function addUp(inputs: readonly Input[], { aggregate, as }: Sum, origin: () => DerivedOrigin): Cell {
  const numbers = inputs.flatMap(({ cell }) => numberOf(cell.value) ?? readNumberAs(cell.text, as) ?? [])
  const currencies = new Set(inputs.map(({ cell }) => currencyOf(cell.value)).filter(Boolean))
  if (numbers.length === 0 || currencies.size > 1) return emptyCell()
  const figure = figures[aggregate](numbers)
  const money = inputs.find(({ cell }) => cell.value.kind === 'money')?.cell.value
  if (money?.kind !== 'money') return numberCell(round(figure / unitOf(inputs.map(({ cell }) => cell.value))), origin())
  const amount = Math.round(figure * 100) / 100
  return { text: String(amount), value: { ...money, amount }, origin: origin() }
}

/** How much a group weighs: its records, or what their field adds up to. */
const sizeOf = (records: readonly SourceRecord[], field: string | undefined): number =>
  field === undefined
    ? records.length
    : records.reduce((sum, { cells }) => sum + (numberOf(cells[field]?.value) ?? 0), 0)

export function shareCell(part: number, whole: number, origin: DerivedOrigin): Cell {
  if (whole === 0) return emptyCell()
  const percent = Math.round((part / whole) * 10_000) / 100
  return { text: `${percent} %`, value: { kind: 'percentage', percent }, origin }
}

/** The most records that stand one after the other on the page. */
function longestRun(records: readonly SourceRecord[], { records: all }: SourceSet): number {
  const kept = new Set(records)
  let [longest, run] = [0, 0]
  for (const record of all) {
    run = kept.has(record) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Years apart where only years are said, else days. */
function rangeOfDays(inputs: readonly Input[], origin: DerivedOrigin): Cell {
  const days = inputs
    .flatMap(({ cell }) => daysOf(cell.value) ?? [])
    .map(({ from }) => from)
    .sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return emptyCell()
  const areYears = days.every(day => day.endsWith('-01-01'))
  const apart = areYears ? Number(last.slice(0, 4)) - Number(first.slice(0, 4)) : daysBetween(first, last)
  return numberCell(apart, origin)
}

const secondsPer: Record<string, number> = {
  PTH: 3600,
  PTM: 60,
  PTS: 1,
  PD: 86_400,
  PW: 604_800,
  PM: 2_629_800,
  PY: 31_557_600,
}

/** Durations that are all said in one unit are added up in that unit: hours stay hours. */
function unitOf(values: readonly Value[]): number {
  const durations = values.filter(value => value.kind === 'duration')
  const units = new Set(durations.map(({ iso }) => iso.replace(/[\d.]+/g, '')))
  const [unit = ''] = units
  const sample = durations.find(({ seconds }) => seconds > 0)
  if (units.size !== 1 || !sample || !secondsPer[unit]) return 1
  return sample.seconds / Number(sample.iso.replace(/[^\d.]/g, ''))
}

const total = (numbers: number[]) => round(numbers.reduce((sum, number) => sum + number, 0))
// Cents must not show the noise of binary fractions.
const round = (number: number) => Math.round(number * 1e6) / 1e6

const figures: Record<'sum' | 'average' | 'median' | 'min' | 'max' | 'range', (numbers: number[]) => number> = {
  sum: total,
  average: (numbers: number[]) => round(total(numbers) / numbers.length),
  median: (numbers: number[]) => {
    const sorted = numbers.toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
    return round((low + high) / 2)
  },
  min: (numbers: number[]) => numbers.reduce((least, number) => Math.min(least, number)),
  max: (numbers: number[]) => numbers.reduce((most, number) => Math.max(most, number)),
  range: (numbers: number[]) => round(figures.max(numbers) - figures.min(numbers)),
}

const compareDays = (one: Value, other: Value) => (daysOf(one)?.from ?? '').localeCompare(daysOf(other)?.from ?? '')

type Input = { record: SourceRecord; cell: SourceRecord['cells'][string]; name: string }

const originOf = (formula: string, inputs: readonly Input[]): DerivedOrigin => ({
  kind: 'derived',
  formula,
  inputs: inputs
    .slice(0, MAX_NAMED_INPUTS)
    .map(({ record, cell, name }) => ({ name, text: cell.text, origins: [placeOf(record, cell)] })),
  ...(inputs.length > MAX_NAMED_INPUTS && { inputCount: inputs.length }),
})
