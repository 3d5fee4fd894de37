import { foldText } from '../fold-text.ts'
import type { Condition } from '../plan/plan.ts'
import type { SourceRecord } from '../record-source.ts'
import { currencyOf, daysOf, numberOf } from './comparable.ts'
import { readNumberAs } from './read-number-as.ts'

type Test<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>

/** Conditions that look at one record only. */
type OwnTest = Exclude<Condition, { kind: 'all' | 'any' | 'not' | 'same' | 'beside' | 'against' }>

/** A value that cannot be compared passes no comparison: nothing is guessed. */
export function passesOwn(record: SourceRecord, condition: OwnTest): boolean {
  switch (condition.kind) {
    case 'present':
      return isPresent(record.cells[condition.field])
    case 'number':
      return passesNumber(record, condition)
    case 'date':
      return passesDate(record, condition)
    case 'text':
      return passesText(record.cells[condition.field]?.text, condition)
    case 'anywhere':
      return foldOnce(condition.values).some(value =>
        Object.values(record.cells).some(cell => foldText(cell.text).includes(value)),
      )
  }
}

/** "N/A" and "—" say that there is nothing. */
const isPresent = (cell: SourceRecord['cells'][string] | undefined): boolean =>
  Boolean(cell?.text.trim()) && cell?.value.kind !== 'empty'

function passesNumber(record: SourceRecord, { field, test, value, upTo, currency, as }: Test<'number'>): boolean {
  const cell = record.cells[field]?.value
  const found = numberOf(cell) ?? readNumberAs(record.cells[field]?.text, as)
  if (found === undefined) return false
  const has = currencyOf(cell)
  if (currency && has && has !== currency) return false
  return comparesTo(found, { test, value, upTo })
}

type Comparison = Pick<Test<'number'>, 'test' | 'value' | 'upTo'>

export function comparesTo(found: number, { test, value, upTo }: Comparison): boolean {
  switch (test) {
    case 'equals':
      return found === value
    case 'more':
      return found > value
    case 'at-least':
      return found >= value
    case 'less':
      return found < value
    case 'at-most':
      return found <= value
    case 'between':
      return found >= value && found <= (upTo ?? value)
  }
}

function passesDate(record: SourceRecord, { field, test, day, upTo }: Test<'date'>): boolean {
  const days = daysOf(record.cells[field]?.value)
  if (!days) return false
  switch (test) {
    case 'on':
      return days.from <= day && day <= days.to
    case 'before':
      return days.to < day
    case 'after':
      return days.from > day
    case 'between':
      return days.from >= day && days.to <= (upTo ?? day)
  }
}

const asWords = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `

const textTests: Record<Test<'text'>['test'], (found: string, value: string) => boolean> = {
  equals: (found, value) => found === value,
  in: (found, value) => found === value,
  contains: (found, value) => found.includes(value),
  starts: (found, value) => found.startsWith(value),
  ends: (found, value) => found.endsWith(value),
  'contains-word': (found, value) => asWords(found).includes(asWords(value)),
}

const foldedValues = new WeakMap<readonly string[], string[]>()

/** A plan's own texts are folded once for all records. */
function foldOnce(values: readonly string[]): string[] {
  const known = foldedValues.get(values) ?? values.map(foldText)
  foldedValues.set(values, known)
  return known
}

function passesText(text: string | undefined, condition: Test<'text'>): boolean {
  const found = foldText(text ?? '')
  return found !== '' && foldOnce(condition.values).some(value => textTests[condition.test](found, value))
}
