import { type Draft, isCue, isJoint, neighbour, use } from './draft.ts'
import type { Part } from './split-parts.ts'

/** "qué ciudades hay", "list of brands", "distinct makes": the different values of one column. */
export function readDistinct(draft: Draft): void {
  const { parts, figure, groupBy, derived, sort } = draft
  if (figure || groupBy || derived || sort) return
  if (readHolders(draft)) return
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

/** "cities with events in 2027", "marcas que tienen repuestos": the different holders of what passes. */
function readHolders(draft: Draft): boolean {
  const [head, link, thing] = draft.parts.filter(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct'))
  if (head?.kind !== 'field' || head.used || !isCue(link, 'with') || !thing) return false
  const isThing = (thing.kind === 'field' && thing.mention.isThing) || (thing.kind === 'missing' && thing.isThing)
  if (!isThing || head.field.isNumeric || head.field.distinct >= head.field.filled) return false
  draft.distinct = true
  draft.columns = [head.field]
  use(head, link, thing)
  return true
}
