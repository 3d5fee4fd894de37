import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainCell } from '@sondeo/values/explain-cell'
import { bootstrapInterval, shareOf, type Tally } from '../bootstrap.ts'
import { closedKeys } from '../closed-quarter.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
import { measureParts, seenOf } from '../measure-parts.ts'
import { readJsonLines } from '../read-json-lines.ts'
import {
  isDecided,
  isRight,
  isTyped,
  type LabelledCell,
  LabelledColumn,
  readLabelledColumn,
} from '../values/read-labelled-column.ts'

const AIM = 0.995

const COMMITTED = [
  'columns.jsonl',
  'columns-2.jsonl',
  'columns-3.jsonl',
  'columns-4.jsonl',
  'columns-5.jsonl',
  'columns-6.jsonl',
]

/** Columns labelled by hand, read from a page each: are the readings that are not left open right? */
export const labelledValues: EvalTask = {
  name: 'values',
  needsCorpus: false,
  run: async ({ worst, say, columns }) => {
    const files = columns
      ? [columns]
      : COMMITTED.map(name => fileURLToPath(new URL(`../values/${name}`, import.meta.url)))
    const read = files
      .flatMap(file => readJsonLines(file, LabelledColumn))
      .map(column => ({
        column,
        cells: readLabelledColumn(column),
      }))
    // What a new part shows is not to be seen by chance.
    const shown = columns ? worst : worst || 5
    const wrong = seenOf(read, keyOf).flatMap(({ column, cells }) =>
      cells.flatMap((cell, at) => (isDecided(cell) && !isRight(cell) ? [{ ...cell, at, column }] : [])),
    )
    for (const { text, label, reading, at, column } of wrong.slice(0, shown)) {
      say(`  "${text}" under "${column.name}" is ${label}, read as ${reading}`)
      say(`    ${whatWeightsSay(column, at)}`)
    }
    const suffix = columns ? `, ${basename(columns)}` : ''
    const measure = (own: Read[]) =>
      measureAll(
        own.map(({ cells }) => cells),
        suffix,
      )
    return measureParts({ items: read, keyOf, measure })
  },
}

/** What the learned weights say of one cell: "date 0.93, number 0.05, because header year + cell 4 digits". */
function whatWeightsSay({ lang, country, name, cells }: LabelledColumn, at: number): string {
  const context = { name, language: lang, country: country ?? undefined }
  const { ranked, because } = explainCell({ texts: cells.map(([text]) => text), at }, context)
  const shares = ranked.slice(0, 2).map(({ kind, share }) => `${kind} ${share.toFixed(2)}`)
  return `the weights say ${shares.join(', ')}, because ${because.join('; ') || 'of nothing'}`
}

type Read = { column: LabelledColumn; cells: LabelledCell[] }

const keyOf = ({ column: { lang, name, cells } }: Read): string =>
  closedKeys.column({ lang, name, texts: cells.map(([text]) => text) })

function measureAll(results: LabelledCell[][], suffix: string): Figure[] {
  const decidable = results.flat().filter(({ label }) => label !== 'open')
  return [
    measureShare(`typed values read right${suffix}`, results, isTyped),
    measureShare(`values read right${suffix}`, results, isDecided),
    {
      measure: `values not left open${suffix}`,
      value: decidable.filter(isDecided).length / decidable.length,
      n: decidable.length,
    },
  ]
}

function measureShare(
  measure: string,
  results: LabelledCell[][],
  counts: (cell: LabelledCell) => boolean,
): Figure & { aim: number } {
  // Counted once for each column: what is drawn again are columns, hundreds of times.
  const tallies = results.map((cells): Tally => {
    const own = cells.filter(counts)
    return { right: own.filter(isRight).length, of: own.length }
  })
  const n = tallies.reduce((sum, { of }) => sum + of, 0)
  return { measure, value: shareOf(tallies), n, ...bootstrapInterval(tallies, shareOf), aim: AIM }
}
