import type { Draft } from './draft.ts'

// Cards that are promoted or sold out may be drawn otherwise: what the others share is still a part of all.
const LEAST_PART = 0.75

/** Each record of one lies inside another record of the other, which says more. */
export function isPartOf(part: Draft, whole: Draft): boolean {
  if (whole.kind === 'embedded' || whole.likeness < 0.6 || part.rows.length < whole.rows.length * LEAST_PART)
    return false
  if (part.rows.length > whole.rows.length || whole.rows.length < 2) return false
  let at = 0
  for (const { first, last } of part.spans) {
    while (at < whole.spans.length && (whole.spans[at]?.last ?? 0) < last) at++
    const outer = whole.spans[at]
    if (!outer || outer.first > first || (outer.first === first && outer.last === last)) return false
    at++
  }
  return true
}

/** Labels that each name one field of a record. */
function labelsOf({ columnNames }: Draft): Set<string> | null {
  const named = columnNames.filter(name => name !== '')
  const labels = new Set(named)
  return labels.size >= 2 && labels.size === named.length ? labels : null
}

/** How many records of the whole hold all records of the part; 0 when some lie outside. */
function countHolders(part: Draft, whole: Draft): number {
  let at = 0
  const holders = new Set<number>()
  for (const { first, last } of part.spans) {
    while (at < whole.spans.length && (whole.spans[at]?.last ?? 0) < last) at++
    if ((whole.spans[at]?.first ?? Number.POSITIVE_INFINITY) > first) return 0
    holders.add(at)
  }
  return holders.size
}

/** What looks like many small records is the labelled fields of fewer, larger ones. */
export function isFieldOf(part: Draft, whole: Draft): boolean {
  if (part.kind !== 'list' || whole.kind !== 'list' || !labelsOf(whole)) return false
  const holders = countHolders(part, whole)
  if (holders === 0 || part.rows.length < holders * 1.5) return false
  const sections = part.columnMeanings?.[0] === 'group' ? 1 : 0
  const inPart = part.rows.reduce((sum, row) => sum + lengthOf(row.slice(sections)), 0)
  const labelled = (row: Draft['rows'][number]): number =>
    row.reduce((sum, cell, i) => {
      const name = whole.columnNames[i] ?? ''
      return cell && name ? sum + cell.text.length + name.length : sum
    }, 0)
  return whole.rows.reduce((sum, row) => sum + labelled(row), 0) >= inPart * 0.8
}

const INNER_SHARE = 0.75
const FEW_EACH = 3

/** A few texts out of each record, as the prices of cards or the facts under a title: the records say more. */
export function isInsideRecords(part: Draft, whole: Draft): boolean {
  if (part.kind !== 'list' || whole.kind !== 'list' || whole.likeness < 0.6 || whole.rows.length < 3) return false
  const holders = countHolders(part, whole)
  if (holders < whole.rows.length / 2 || part.rows.length > holders * FEW_EACH) return false
  if (part.rows.length <= holders || part.columnNames.length > whole.columnNames.length) return false
  const sections = part.columnMeanings?.[0] === 'group' ? 1 : 0
  const inPart = part.rows.reduce((sum, row) => sum + lengthOf(row.slice(sections)), 0)
  return inPart < whole.rows.reduce((sum, row) => sum + lengthOf(row), 0) * INNER_SHARE
}

/** The lines of each record taken for records: its name, its prices and its day take turns, each in columns of its own. */
export function isTurnOfRecords(part: Draft, whole: Draft): boolean {
  if (part.kind !== 'list' || whole.kind !== 'list' || whole.likeness < 0.6 || whole.rows.length < 3) return false
  const turns = part.rows.length / whole.rows.length
  if (turns < 2 || !Number.isInteger(turns) || countHolders(part, whole) !== whole.rows.length) return false
  const turnsOf = part.columnNames.map((_name, column) => {
    const filled = part.rows.flatMap((row, at) => (row[column]?.text ? [at % turns] : []))
    return new Set(filled)
  })
  // Cards of a grid fill the same columns, whichever place they have in it.
  const own = turnsOf.flatMap(each => (each.size === 1 ? [...each] : []))
  return new Set(own).size === turns
}

const lengthOf = (row: Draft['rows'][number]): number => row.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0)

/** Each record of the first is a row of several alike records of the second, as in a grid of cards. */
export function isRowOfRecords(row: Draft, cards: Draft): boolean {
  if (row.kind === 'embedded' || cards.kind !== 'list' || cards.likeness < 0.9 || cards.columnNames.length < 2)
    return false
  if (cards.rows.length < row.rows.length * 1.5 || isFieldOf(cards, row)) return false
  if (isInsideRecords(cards, row)) return false
  const text = (draft: Draft): number => draft.rows.reduce((sum, own) => sum + lengthOf(own), 0)
  const [outer] = row.spans
  const last = row.spans.at(-1)
  const isAmong = cards.spans.every(({ first, last: end }) => first > (outer?.first ?? 0) && end <= (last?.last ?? 0))
  return isAmong && cards.rows.every(cells => cells.filter(cell => cell).length >= 2) && text(cards) >= text(row) * 0.9
}

/** The same records read twice, as a group and by their labels: the one that misses what the other names. */
export function isPoorerReading(poorer: Draft, richer: Draft): boolean {
  if (poorer.rows.length !== richer.rows.length || poorer.kind === richer.kind) return false
  const pair = new Set([poorer.kind, richer.kind])
  if (!pair.has('list') || !pair.has('definition')) return false
  const [list, named] = poorer.kind === 'list' ? [poorer, richer] : [richer, poorer]
  const labels = new Set(list.columnNames.map(name => name.toLowerCase()))
  const isWhole = named.columnNames.every(name => labels.has(name.toLowerCase()))
  if (isWhole !== (richer === list)) return false
  return list.spans.every((span, i) => span.first === named.spans[i]?.first && span.last === named.spans[i]?.last)
}

/** The same records found again in a box around or inside: the better one is enough. */
export const isSameReading = (a: Draft, b: Draft): boolean =>
  a.rows.length === b.rows.length &&
  a.kind === b.kind &&
  [0, a.rows.length - 1].every(at => textOfRow(a.rows[at]) === textOfRow(b.rows[at]))

const textOfRow = (row: Draft['rows'][number] | undefined): string =>
  (row ?? []).map(cell => cell?.text ?? '').join('\t')
