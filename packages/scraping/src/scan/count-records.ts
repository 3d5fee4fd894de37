import type { PageReading, PageRecord, RecordSet } from '@sondeo/extraction/page-reading'

export type RecordCounter = {
  /** Takes a page's records into account and says how many of them had not been seen before. */
  add: (reading: PageReading) => number
  total: () => number
  /** How many the first page had. */
  firstPage: () => number
}

/** Counts the records of the list that the first page leads with, each once, over all pages of a scan. */
export function countRecords(): RecordCounter {
  const seen = new Set<string>()
  let shape: string | undefined
  let first = 0
  return {
    total: () => seen.size,
    firstPage: () => first,
    add: reading => {
      const set = shape === undefined ? reading.recordSets[0] : findShape(reading, shape)
      if (!set) return 0
      if (shape === undefined) first = set.records.length
      shape ??= shapeOf(set)
      const before = seen.size
      for (const record of set.records) seen.add(identityOf(record))
      return seen.size - before
    },
  }
}

/** The last page of a list may be drawn a little differently; its best set of the same kind stands in. */
function findShape(reading: PageReading, shape: string): RecordSet | undefined {
  const kind = shape.slice(0, shape.indexOf(' '))
  return reading.recordSets.find(set => shapeOf(set) === shape) ?? reading.recordSets.find(set => set.kind === kind)
}

const shapeOf = (set: RecordSet) => `${set.kind} ${set.columns.map(column => column.key).join('\u0000')}`

const identityOf = ({ cells, detailUrl }: PageRecord) =>
  `${detailUrl ?? ''}\u0000${Object.entries(cells)
    .map(([key, cell]) => `${key}=${cell.text}`)
    .join('\u0000')}`
