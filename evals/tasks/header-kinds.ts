import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask } from '../eval-task.ts'
import { readJsonLines } from '../read-json-lines.ts'
import { type FittingCell, fitHeader, HeaderColumn } from '../values/fits-header.ts'

const FILE = new URL('../values/headers.jsonl', import.meta.url)

const share = (columns: FittingCell[][]): number => {
  const cells = columns.flat()
  return cells.filter(({ fits }) => fits).length / cells.length
}

/** Headers in the words of many trades, most over bare digits: do readings claim a type that the header does not mean? */
export const headerKinds: EvalTask = {
  name: 'headers',
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const columns = readJsonLines(FILE, HeaderColumn)
    const results = columns.map(fitHeader)
    const wrong = results.flatMap((cells, at) => (cells.every(({ fits }) => fits) ? [] : [columns[at]?.name]))
    for (const name of wrong.slice(0, worst)) say(`  "${name}" is read as something else`)
    return [
      {
        measure: 'types that headers mean',
        value: share(results),
        n: results.flat().length,
        ...bootstrapInterval(results, share),
      },
    ]
  },
}
