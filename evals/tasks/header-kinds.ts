import { bootstrapInterval, shareOf, type Tally } from '../bootstrap.ts'
import { closedKeys } from '../closed-quarter.ts'
import type { EvalTask, Figure } from '../eval-task.ts'
import { measureParts, seenOf } from '../measure-parts.ts'
import { readJsonLines } from '../read-json-lines.ts'
import { type FittingCell, fitHeader, HeaderColumn } from '../values/fits-header.ts'

const FILE = new URL('../values/headers.jsonl', import.meta.url)

function measureFit(columns: FittingCell[][]): Figure[] {
  const tallies = columns.map((cells): Tally => ({ right: cells.filter(({ fits }) => fits).length, of: cells.length }))
  const n = columns.flat().length
  return [{ measure: 'types that headers mean', value: shareOf(tallies), n, ...bootstrapInterval(tallies, shareOf) }]
}

const keyOf = ({ column: { lang, name, cells } }: { column: HeaderColumn }): string =>
  closedKeys.column({ lang, name, texts: cells })

/** Headers in the words of many trades, most over bare digits: do readings claim a type that the header does not mean? */
export const headerKinds: EvalTask = {
  name: 'headers',
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const results = readJsonLines(FILE, HeaderColumn).map(column => ({ column, cells: fitHeader(column) }))
    const wrong = seenOf(results, keyOf).filter(({ cells }) => cells.some(({ fits }) => !fits))
    for (const { column } of wrong.slice(0, worst)) say(`  "${column.name}" is read as something else`)
    return measureParts({ items: results, keyOf, measure: own => measureFit(own.map(({ cells }) => cells)) })
  },
}
