import type { RecordSet } from '../page-reading.ts'

const MOSTLY = 0.5
const THIN = 0.6
const FEW_RECORDS = 4
const LONG = 60

/**
 * Halves of a page with little in common, whose fields are mostly empty and mostly nameless; and paragraphs read as
 * records of one field. Neither is a list to a reader: what they say answers as text or as the page's record.
 */
export function isScrap({ kind, columns, records }: RecordSet): boolean {
  if (kind !== 'list') return false
  const filled = records.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0)
  const named = columns.filter(({ isNamed }) => isNamed).length
  const isThin = columns.length > 3 && filled < records.length * columns.length * THIN
  const isNameless = named === 0 || (records.length <= FEW_RECORDS && named < columns.length * MOSTLY)
  return (isThin && isNameless) || areParagraphs(records)
}

function areParagraphs(records: RecordSet['records']): boolean {
  const paragraphs = records.filter(({ cells }) => {
    const [only, ...others] = Object.values(cells)
    const text = only?.text ?? ''
    return others.length === 0 && text.length > LONG && /\s/.test(text) && /[.!?…"”»]$/.test(text)
  })
  return paragraphs.length > records.length * MOSTLY
}
