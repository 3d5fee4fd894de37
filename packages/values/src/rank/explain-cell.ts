import { classifyCell } from '../cells/classify-cell.ts'
import { dropFootnotes } from '../cells/drop-footnotes.ts'
import { listOptions } from '../cells/list-options.ts'
import type { ColumnContext } from '../column/column-context.ts'
import { readHeader } from '../header/read-header.ts'
import { describeCells } from './describe-cell.ts'
import { explainRank, type Ranked, rankOptions } from './rank-options.ts'

export type Explained = { ranked: Ranked[]; because: string[] }

/** How the weights rank the readings of one cell, and what speaks most for the first against the second. */
export function explainCell(
  { texts: written, at }: { texts: readonly string[]; at: number },
  context: ColumnContext,
): Explained {
  const texts = dropFootnotes([...written])
  const header = readHeader(context.name)
  const options = listOptions(texts[at] ?? '', header)
  const features = describeCells({ texts, candidates: texts.map(classifyCell), header, context })(at, options)
  const ranked = rankOptions(features, [...options, { kind: 'open' }])
  const [first, second] = ranked
  const reasons = first && second ? explainRank(features, { chosen: first.kind, other: second.kind }) : []
  return { ranked, because: reasons.filter(({ weight }) => weight > 0).map(({ name }) => name) }
}
