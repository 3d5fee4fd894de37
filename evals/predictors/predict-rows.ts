import type { RecordSet } from '@sondeo/extraction/page-reading'
import type { PredictedRow, Predictor } from '../corpus/prediction.ts'

const MAX_TABLES = 20

/** The first record set is the answer; the others stand by. */
export const predictRows: Predictor = reading => {
  const [first, ...others] = reading.recordSets.slice(0, MAX_TABLES).map(rowsOf)
  return { rows: first ?? [], tables: others.map(rows => ({ rows })) }
}

function rowsOf(set: RecordSet): PredictedRow[] {
  return set.records.map(record => {
    const row: PredictedRow = {}
    // Answers are texts: a column of pictures has none.
    const written = set.columns.filter(({ type }) => type !== 'image')
    for (const { key, name } of written) row[name] = record.cells[key]?.text ?? ''
    return row
  })
}
