import type { DerivedOrigin } from '@sondeo/table/origin'
import type { Cell } from '@sondeo/table/table'
import type { Value } from '@sondeo/table/value'
import { foldText } from '../fold-text.ts'
import type { Aggregate } from '../plan/plan.ts'
import type { SourceRecord } from '../record-source.ts'
import { currencyOf, daysOf, numberOf } from './comparable.ts'
import { placeOf } from './derive-value.ts'
import { emptyCell, numberCell } from './make-cell.ts'

/** A group's figure names this many of its inputs one by one; more would make the answer as long as the pages. */
const MAX_NAMED_INPUTS = 50

/** One figure over the records of a group. Amounts in different currencies are not added up. */
export function aggregateGroup(
  records: readonly SourceRecord[],
  { aggregate, field }: Aggregate,
  nameOf: (field: string) => string,
): Cell {
  const inputs = records.flatMap(record => {
    const key = field ?? Object.keys(record.cells)[0] ?? ''
    const cell = record.cells[key]
    return cell ? [{ record, cell, name: nameOf(key) }] : []
  })
  const origin = () => originOf(aggregate, inputs)
  if (aggregate === 'count' || field === undefined) return numberCell(records.length, origin())
  if (aggregate === 'count-distinct') {
    const values = new Set(inputs.map(({ cell }) => foldText(cell.text)).filter(Boolean))
    return numberCell(values.size, origin())
  }
  if ((aggregate === 'min' || aggregate === 'max') && inputs.some(({ cell }) => daysOf(cell.value))) {
    const byDay = inputs
      .filter(({ cell }) => daysOf(cell.value))
      .sort((a, b) => compareDays(a.cell.value, b.cell.value))
    const chosen = aggregate === 'min' ? byDay[0] : byDay.at(-1)
    return chosen ? { text: chosen.cell.text, value: chosen.cell.value, origin: origin() } : emptyCell()
  }
  const numbers = inputs.flatMap(({ cell }) => numberOf(cell.value) ?? [])
  const currencies = new Set(inputs.map(({ cell }) => currencyOf(cell.value)).filter(Boolean))
  if (numbers.length === 0 || currencies.size > 1) return emptyCell()
  const figure = figures[aggregate](numbers)
  const money = inputs.find(({ cell }) => cell.value.kind === 'money')?.cell.value
  if (money?.kind !== 'money') return numberCell(round(figure / unitOf(inputs.map(({ cell }) => cell.value))), origin())
  const amount = Math.round(figure * 100) / 100
  return { text: String(amount), value: { ...money, amount }, origin: origin() }
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

const figures = {
  sum: total,
  average: (numbers: number[]) => round(total(numbers) / numbers.length),
  median: (numbers: number[]) => {
    const sorted = numbers.toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
    return round((low + high) / 2)
  },
  min: (numbers: number[]) => numbers.reduce((least, number) => Math.min(least, number)),
  max: (numbers: number[]) => numbers.reduce((most, number) => Math.max(most, number)),
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
