import type { Cell, Column } from '@sondeo/table/table'
import { stopWords } from '../words/function-words.data.ts'
import { foldWords } from '../words/split-words.ts'
import { stemsFor } from '../words/translate-stems.ts'
import { isSameWord } from '../words/word-stems.ts'
import { findPrice } from './find-price.ts'

export type Comparable = Column & {
  /** What each site that has it calls it. */
  names: readonly string[]
}

const figureKinds = new Set<Column['kind']>(['money', 'number', 'percentage', 'date', 'duration'])

type About = { question: string; rows: readonly Readonly<Record<string, Cell | undefined>>[] }

/**
 * What a comparison shows where nobody chose: the column that the question names, else the money that most sites have.
 * A question puts what it asks for first; without one, the amounts tell the price of now from the others.
 */
export function chooseValue(columns: readonly Comparable[], { question, rows }: About): Column | undefined {
  const named = findNamed(columns, question)
  if (named) return named
  const money = mostShared(columns.filter(({ kind }) => kind === 'money'))
  if (money.length > 0) return (question === '' ? findPrice(money, rows) : undefined) ?? money[0]
  return mostShared(columns.filter(({ kind }) => kind === 'number' || kind === 'percentage'))[0] ?? columns[0]
}

function mostShared(columns: readonly Comparable[]): Comparable[] {
  const most = Math.max(0, ...columns.map(({ names }) => names.length))
  return columns.filter(({ names }) => names.length === most)
}

/** Every word of a name stands in the question, in either language; the longest such name says most exactly what is meant. */
function findNamed(columns: readonly Comparable[], question: string): Comparable | undefined {
  const asked = stemsIn(question)
  const saidBy = (name: string) => {
    const words = stemsIn(name)
    return words.every(word => asked.some(other => isSameWord(word, other))) ? words.length : 0
  }
  const named = columns
    .filter(({ kind }) => kind !== 'identifier')
    .map(column => ({ column, words: Math.max(0, ...column.names.map(saidBy)) }))
    .filter(({ words }) => words > 0)
  // A figure is what one compares; in "price by brand" the brand is not.
  const figures = named.filter(({ column }) => figureKinds.has(column.kind))
  const telling = figures.length > 0 ? figures : named
  const most = Math.max(0, ...telling.map(({ words }) => words))
  return mostShared(telling.flatMap(({ column, words }) => (words === most ? [column] : [])))[0]
}

const stemsIn = (text: string) =>
  foldWords(text)
    .filter(word => !stopWords.has(word))
    .map(stemsFor)
