import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
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

const COMMITTED = ['columns.jsonl', 'columns-2.jsonl', 'columns-3.jsonl', 'columns-4.jsonl', 'columns-5.jsonl']

/** Columns labelled by hand, read from a page each: are the readings that are not left open right? */
export const labelledValues: EvalTask = {
  name: 'values',
  needsCorpus: false,
  run: async ({ worst, say, columns }) => {
    const files = columns
      ? [columns]
      : COMMITTED.map(name => fileURLToPath(new URL(`../values/${name}`, import.meta.url)))
    return files.flatMap((file, at) => {
      const results = readJsonLines(file, LabelledColumn).map(readLabelledColumn)
      const wrong = results.flat().filter(cell => isDecided(cell) && !isRight(cell))
      // What a new part shows is not to be seen by chance.
      for (const { text, label, reading } of columns && worst === 0 ? [] : wrong.slice(0, worst || 5)) {
        say(`  "${text}" is ${label}, read as ${reading}`)
      }
      return measureAll(results, !columns && at === 0 ? '' : `, ${basename(file)}`)
    })
  },
}

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
  const precision = (drawn: LabelledCell[][]): number => {
    const own = drawn.flat().filter(counts)
    return own.filter(isRight).length / own.length
  }
  const n = results.flat().filter(counts).length
  return { measure, value: precision(results), n, ...bootstrapInterval(results, precision), aim: AIM }
}
