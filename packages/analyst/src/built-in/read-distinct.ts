import { type Draft, isCue, isJoint, neighbour, use } from './draft.ts'
import type { Part } from './split-parts.ts'

/** "qué ciudades hay", "list of brands", "distinct makes": the different values of one column. */
export function readDistinct(draft: Draft): void {
  const { parts, figure, groupBy, derived, sort } = draft
  if (figure || groupBy || derived || sort) return
  const open = parts.filter(part => !part.used && !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct'))
  const [only] = open
  const isSaid = parts.some(part => isCue(part, 'distinct'))
  if (only?.kind !== 'field' || open.length !== 1) return
  const { field } = only
  // A column that is different in every record is the record itself.
  const isRepeated = field.distinct < field.filled * 0.8 && !field.isNumeric
  if (!isRepeated || (!isSaid && !isListOf(draft, only))) return
  draft.distinct = true
  draft.columns = [field]
  use(only, ...parts.filter(part => isCue(part, 'distinct')))
}

function isListOf({ question, parts }: Draft, part: Part): boolean {
  const lead = question.words.slice(0, part.from).map(({ folded }) => folded)
  const before = neighbour(parts, parts.indexOf(part), -1, one => isJoint(one) || isCue(one, 'all', 'greeting'))
  return !before && lead.some(word => /^(?:list|lista|listado|que|cuales|which|what)$/.test(word))
}
