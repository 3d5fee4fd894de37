import type { ValueKind } from '@sondeo/table/value'
import { foldText } from '../fold-text.ts'
import type { SourceColumn, SourceSet } from '../record-source.ts'
import { daysOf, numberOf } from '../run/comparable.ts'
import { conceptsAt, literalFirst } from '../words/concept-phrases.ts'
import { concepts as allConcepts } from '../words/concepts.data.ts'
import { splitWords } from '../words/split-words.ts'
import { meaningsOf } from '../words/translate-stems.ts'

/** What can be known about a column before any question. */
export type Field = {
  key: string
  name: string
  kind: ValueKind
  /** Closest first. */
  concepts: string[]
  families: Set<string>
  nameWords: readonly (readonly string[])[]
  /** What the words of its name mean, whatever the language. */
  nameMeanings: readonly (readonly string[])[]
  filled: number
  distinct: number
  isNumeric: boolean
  isDate: boolean
  /** Every value is yes or no. */
  isYesNo: boolean
  /** A few short values that come again and again. */
  isCategory: boolean
  /** Text that says what the records are: companies, products, courses. */
  isRecordName: boolean
  /** The concept that this column must be, because no heading says it and the cells do. */
  standsFor: 'name' | 'price' | null
  /** Only the records' own pages say it. */
  isDetail: boolean
}

const things = new Set(allConcepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))
const isThing = (id: string | undefined) => id !== undefined && things.has(id)

/** Figures of their own that may be written as money and are no price. */
const otherFigures = new Set(
  allConcepts.flatMap(({ id, family, kinds }) => (family !== 'money' && kinds?.includes('money') ? [id] : [])),
)

const yes = new Set(['si', 'yes', 'y', 's', 'true', '✓', '✔', 'x'])
const no = new Set(['no', 'n', 'false', '✗', '✘', '-', '—', '–', ''])

/** Shorter lists are described in one turn. */
const LONG_LIST = 500

const fieldsBySet = new WeakMap<SourceSet, Field[]>()

export function describeFields(set: SourceSet): Field[] {
  const known = fieldsBySet.get(set)
  if (known) return known
  const fields = set.columns.map(column => describeField(column, set))
  return keep(set, fields)
}

function keep(set: SourceSet, fields: Field[]): Field[] {
  const name = findName(fields, set.records.length)
  if (name) name.standsFor = 'name'
  const price = findPrice(fields)
  if (price) price.standsFor = 'price'
  fieldsBySet.set(set, fields)
  return fields
}

/** What tells the records apart is what they are called: the first text that hardly repeats. */
function findName(fields: readonly Field[], records: number): Field | undefined {
  if (fields.some(({ isRecordName, concepts }) => isRecordName || concepts[0] === 'name')) return undefined
  const isOwn = ({ isDetail, isDate, filled, distinct }: Field) =>
    !isDetail && !isDate && filled >= records * 0.7 && distinct >= filled * 0.8
  const own = fields.filter(isOwn)
  return (
    own.find(({ kind, isNumeric }) => kind === 'text' && !isNumeric) ?? own.find(({ kind }) => kind === 'identifier')
  )
}

/** The only money there is, under a heading that makes it nothing else. */
function findPrice(fields: readonly Field[]): Field | undefined {
  const [only, other] = fields.filter(({ kind }) => kind === 'money')
  return only && !other && isPlainAmount(only) ? only : undefined
}

/** Money that its heading does not make another figure: fares "per month" are prices, a minimum order is none. */
export const isPlainAmount = ({ kind, concepts, families }: Field): boolean =>
  kind === 'money' && (families.has('money') || !otherFigures.has(concepts[0] ?? ''))

/** The same in turns, one column at each. */
export async function describeInTurns(set: SourceSet): Promise<void> {
  if (fieldsBySet.has(set)) return
  const fields: Field[] = []
  for (const column of set.columns) {
    fields.push(describeField(column, set))
    if (set.records.length >= LONG_LIST) await new Promise(resolve => setImmediate(resolve))
  }
  keep(set, fields)
}

function describeField({ key, name, kind, isDetail }: SourceColumn, { records }: SourceSet): Field {
  const cells = records
    .flatMap(({ cells }) => cells[key] ?? [])
    .filter(cell => cell.value.kind !== 'empty' && cell.text.trim())
  const texts = cells.map(({ text }) => foldText(text))
  const distinct = new Set(texts).size
  const share = (test: (index: number) => boolean) =>
    cells.filter((_, index) => test(index)).length / Math.max(1, cells.length)
  const nameWords = splitWords(name).map(({ stems }) => stems)
  const isOrdinal = /^(?:#|n[°ºo.]?\.?|nro\.?)$/i.test(name.trim())
  const { concepts, families } = conceptsOfName(nameWords, kind, isOrdinal)
  return {
    key,
    name,
    kind,
    concepts,
    families,
    nameWords,
    nameMeanings: splitWords(name).map(({ folded }) => meaningsOf(folded)),
    filled: cells.length,
    distinct,
    isNumeric: share(index => numberOf(cells[index]?.value) !== undefined) >= 0.5,
    isDate: share(index => daysOf(cells[index]?.value) !== undefined) >= 0.5,
    isYesNo: cells.length > 0 && texts.every(text => yes.has(text) || no.has(text)),
    isCategory:
      distinct <= Math.max(2, cells.length * 0.6) && share(index => (texts[index] ?? '').split(' ').length <= 4) > 0.7,
    isRecordName: kind === 'text' && isThing(concepts[0]),
    standsFor: null,
    isDetail: isDetail === true,
  }
}

function conceptsOfName(words: readonly (readonly string[])[], kind: ValueKind, isOrdinal: boolean) {
  const found: { id: string; family: string | undefined; from: number; length: number; weight: number }[] = []
  for (let from = 0; from < words.length; from++)
    for (const { concept, length, isLiteral } of literalFirst(conceptsAt(words, from))) {
      // "Fecha de cierre" is about the close more than about dates, so a longer phrase weighs more; kinds must not contradict.
      const fits = !concept.kinds || concept.kinds.includes(kind) || kind === 'text'
      found.push({
        id: concept.id,
        family: concept.family,
        from,
        length,
        weight:
          length * 2 + (fits ? 1 : -1) + (concept.kinds?.includes(kind) ? 0.5 : 0) + (isLiteral ? 0.5 : 0) - from * 0.1,
      })
    }
  if (isOrdinal) found.push({ id: 'rank', family: undefined, from: 0, length: 0, weight: 3 })
  if (kind === 'email') found.push({ id: 'email', family: undefined, from: 0, length: 0, weight: 2 })
  if (kind === 'phone') found.push({ id: 'phone', family: undefined, from: 0, length: 0, weight: 2 })
  if (kind === 'identifier') found.push({ id: 'code', family: undefined, from: 0, length: 0, weight: 0.5 })
  if (kind === 'url') found.push({ id: 'web', family: undefined, from: 0, length: 0, weight: 1 })
  found.sort((a, b) => b.weight - a.weight)
  // A "minimum order" is neither an order nor a minimum price: words inside a longer name do not say what it is like.
  const isInside = (one: (typeof found)[number]) =>
    found.some(({ from, length }) => length > one.length && from <= one.from && from + length >= one.from + one.length)
  return {
    concepts: [...new Set(found.map(({ id }) => id))],
    families: new Set(found.filter(one => !isInside(one)).flatMap(({ family }) => family ?? [])),
  }
}
