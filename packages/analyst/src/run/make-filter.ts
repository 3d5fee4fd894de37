import { foldText } from '../fold-text.ts'
import type { Condition, ReadAs } from '../plan/plan.ts'
import type { SourceRecord, SourceSet } from '../record-source.ts'
import { daysOf, numberOf } from './comparable.ts'
import { readNumberAs } from './read-number-as.ts'
import { passesOwn } from './test-condition.ts'

type Keeps = (record: SourceRecord, at: number) => boolean

/** A condition as a test of records at their places. What it says of other records is looked up once, here. */
export function makeFilter(condition: Condition, set: SourceSet): Keeps {
  switch (condition.kind) {
    case 'all': {
      const tests = condition.of.map(part => makeFilter(part, set))
      return (record, at) => tests.every(test => test(record, at))
    }
    case 'any': {
      const tests = condition.of.map(part => makeFilter(part, set))
      return (record, at) => tests.some(test => test(record, at))
    }
    case 'not': {
      const test = makeFilter(condition.of, set)
      return (record, at) => !test(record, at)
    }
    case 'same':
      return sameAs(condition, set)
    case 'beside':
      return besides(condition, set)
    case 'against':
      return against(condition, set)
    default:
      return record => passesOwn(record, condition)
  }
}

type Of<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>

function sameAs({ field, as }: Of<'same'>, set: SourceSet): Keeps {
  const isOne = makeFilter(as, set)
  const textOf = ({ cells }: SourceRecord) => foldText(cells[field]?.text ?? '')
  const texts = new Set(set.records.filter(isOne).map(textOf))
  texts.delete('')
  return (record, at) => texts.has(textOf(record)) && !isOne(record, at)
}

function besides({ step, of }: Of<'beside'>, set: SourceSet): Keeps {
  const isOne = makeFilter(of, set)
  const places = set.records.flatMap((record, at) => (isOne(record, at) ? [at] : []))
  // After several in a row comes what follows the last of them.
  const wanted = step === 1 ? (places.at(-1) ?? -2) + 1 : (places[0] ?? -2) - 1
  return (_, at) => at === wanted
}

function against({ field, test, of, as }: Of<'against'>, set: SourceSet): Keeps {
  const isOne = makeFilter(of, set)
  const measured = set.records.filter(isOne).flatMap(record => measureOf(record, field, as) ?? [])
  const limit = test === 'more' ? Math.max(...measured) : Math.min(...measured)
  return (record, at) => {
    const value = measureOf(record, field, as)
    return (
      measured.length > 0 &&
      value !== undefined &&
      !isOne(record, at) &&
      (test === 'more' ? value > limit : value < limit)
    )
  }
}

/** What a record is compared by: its number, its day, or what its text is taken by. */
function measureOf({ cells }: SourceRecord, field: string, as: ReadAs = 'first-number'): number | undefined {
  const cell = cells[field]
  const number = numberOf(cell?.value)
  if (number !== undefined) return number
  const day = daysOf(cell?.value)?.from
  return day ? Number(day.replaceAll('-', '')) : readNumberAs(cell?.text, as)
}
