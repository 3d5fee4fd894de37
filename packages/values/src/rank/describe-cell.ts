import { isBlank } from '../cells/classify-cell.ts'
import type { Option } from '../cells/list-options.ts'
import { foldUnit } from '../cells/units.ts'
import {
  countTexts,
  factsOfCells,
  factsOfHeader,
  flatShapeOf,
  guessOf,
  shapeOf,
  shareOf,
  type UnreadColumn,
  wordsOfHeader,
} from './column-facts.ts'
import { crossed, hashText, rowOf } from './hash-feature.ts'

type Atom = { hash: number; name: string }
/** What speaks for or against a reading: one row of weights, and one fact or two that go together. */
export type Feature = { row: number; facts: readonly Atom[] }
export type DescribeCell = (at: number, options: readonly Option[]) => Feature[]

const atomOf =
  (area: string) =>
  (name: string): Atom => ({ hash: hashText(`${area}:${name}`), name: `${area} ${name}` })
const inHeader = atomOf('header')
const inWords = atomOf('word')
const inColumn = atomOf('column')
const inCell = atomOf('cell')

const single = (one: Atom): Feature => ({ row: rowOf(one.hash), facts: [one] })
const both = (one: Atom, other: Atom): Feature => ({
  row: rowOf(crossed(one.hash, other.hash)),
  facts: [one, other],
})

/** Gets ready to say of each cell what its text, its column and its header are like. */
export function describeCells(column: UnreadColumn): DescribeCell {
  const { texts, candidates, header } = column
  const guesses = candidates.map(guessOf)
  const filled = texts.filter(text => !isBlank(text)).length
  const guessCounts = countTexts(guesses)
  const shapeCounts = countTexts(texts.map(flatShapeOf))
  const ofHeader = factsOfHeader(header).map(inHeader)
  const wholeHeader = inHeader(factsOfHeader(header).join(','))
  const ofWords = wordsOfHeader(header).map(inWords)
  const ofColumn = factsOfCells(column, guesses).map(inColumn)
  const shared = [...ofHeader, wholeHeader, ...ofWords, ...ofColumn].map(single)
  return (at, options) => {
    const text = texts[at] ?? ''
    const guess = guesses[at] ?? ''
    const flat = flatShapeOf(text)
    const isDigits = /^\d+$/.test(text)
    const number = options.find(({ candidate }) => candidate.as === 'number')?.candidate
    const unit = number?.as === 'number' ? number.cell.unit : null
    const money = options.find(({ candidate }) => candidate.as === 'money')?.candidate
    const kind = inCell(isDigits ? `${text.length} digits` : guess)
    const shape = inCell(`shape ${flat}`)
    const ways = inCell(options.map(option => `${option.kind} ${option.how}`).join(','))
    const own = [
      kind,
      shape,
      ways,
      inCell(`fine shape ${shapeOf(text)}`),
      inCell(`${guess} ${shareOf(guessCounts.get(guess) ?? 0, filled)}`),
      inCell(`alike ${shareOf(shapeCounts.get(flat) ?? 0, filled)}`),
      inCell(`length ${Math.min(24, text.length)}`),
      inCell(`begins ${text.slice(0, 2)}`),
      inCell(`ends ${text.slice(-2)}`),
      ...(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).slice(0, 5).map(word => inCell(`says ${word}`)),
      ...(unit === null ? [] : [inCell(`unit ${foldUnit(unit)}`)]),
      ...(money?.as === 'money' ? [inCell(`sign ${money.cell.currency.sign}`)] : []),
    ]
    return [
      ...shared,
      ...own.map(single),
      ...ofHeader.flatMap(fact => [both(fact, kind), both(fact, shape), both(fact, ways)]),
      ...ofWords.flatMap(word => [both(word, kind), both(word, ways)]),
      ...ofColumn.flatMap(fact => [both(fact, kind), both(fact, shape)]),
      ...own.map(fact => both(wholeHeader, fact)),
    ]
  }
}
