import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree, type Reader } from '../draft.ts'
import { type FieldPart, isCue, isJoint, isPluralWord, isThing, lastWordOf, neighbour, wordAt } from '../look.ts'
import type { Part } from '../part.ts'

/** "qué ciudades hay", "list of brands", "distinct makes", "marcas de taladros": the different values of one column. */
export const readDistinct: Reader = draft => {
  const { figure, groupBy, derived, sort } = draft
  return figure || groupBy || derived || sort ? null : (readHolders(draft) ?? readOnlyColumn(draft))
}

function readOnlyColumn(draft: Draft): Finding | null {
  const { parts } = draft
  const unread = parts.filter(part => isFree(draft, part) && !isJoint(part) && !isSetting(draft, part))
  const [only] = unread
  if (only?.kind !== 'field' || !isRepeated(only.field)) return null
  if (unread.some(part => part !== only && !isEcho(draft, part, only))) return null
  // "the status of the calls" is one for each; "brands of parts" are the different ones.
  if (unread.length > 1 && !isPluralWord(lastWordOf(draft, only))) return null
  const isSaid = parts.some(part => isCue(part, 'distinct') || (isSetting(draft, part) && isCue(part, 'in-stock')))
  if (!isSaid && !isListOf(draft, only) && !isHead(draft, only)) return null
  return choose(draft, only, ...parts.filter(part => isCue(part, 'distinct')))
}

/** The same column in other words ("empresas que contratan"), or what the records are ("marcas de repuestos"). */
const isEcho = (draft: Draft, part: Part, only: FieldPart): boolean =>
  draft.parts.indexOf(part) > draft.parts.indexOf(only) &&
  ((part.kind === 'field' && part.field === only.field) ||
    isThing(part) ||
    isCue(part, 'with', 'on-or-after') ||
    // "which products are exported": a verb, though a column is called so too.
    (part.kind === 'field' && /^(?:are|is|was|were|se)$/.test(wordAt(draft, part.from - 1))) ||
    // "list each country only once"
    (isCue(part, 'per') && draft.parts.some(one => isCue(one, 'distinct'))))

/** Words about the list as a whole; "disponibles" is one where there is no stock to look at. */
const isSetting = ({ fields }: Draft, part: Part): boolean =>
  isCue(part, 'greeting', 'all', 'distinct') ||
  (isCue(part, 'in-stock') && !fields.some(({ concepts }) => concepts.includes('stock')))

/** A column that is different in every record is the record itself. */
const isRepeated = ({ distinct, filled, isNumeric, isDate, isYesNo }: Field): boolean =>
  distinct < filled * 0.8 && !isNumeric && !isDate && !isYesNo

function choose({ set }: Draft, part: FieldPart, ...others: (Part | undefined)[]): Finding {
  const { field } = part
  const isHeldByAll = field.filled >= set.records.length
  return {
    distinct: true,
    columns: [field],
    adds: isHeldByAll ? [] : [{ test: { kind: 'present', field: field.key }, first: -1, last: -1 }],
    covers: [part, ...others],
  }
}

const isOpening = (part: Part) => isJoint(part) || isCue(part, 'greeting', 'all')

/** "empresas que contratan en Trujillo": the question begins with the plural of a column, and the rest are conditions. */
function isHead(draft: Draft, part: FieldPart): boolean {
  const { parts, conditions } = draft
  const isAlone = parts.every(one => one === part || isOpening(one))
  const isNamed = (part.mention.matches[0]?.score ?? 0) >= 0.7
  const isFirst = parts.find(one => !isOpening(one)) === part
  return isFirst && isNamed && (conditions.length > 0 || isAlone) && isPluralWord(lastWordOf(draft, part))
}

function isListOf(draft: Draft, part: FieldPart): boolean {
  const lead = draft.question.words.slice(0, part.from).map(({ folded }) => folded)
  const before = neighbour(draft.parts, draft.parts.indexOf(part), -1, isOpening)
  // "a qué países" asks for the closest column there is.
  const isAsked = /^(?:que|which|what)$/.test(lead.at(-1) ?? '') && isPluralWord(lastWordOf(draft, part))
  if ((part.mention.matches[0]?.score ?? 0) < (isAsked ? 0.5 : 0.6)) return false
  return !before && lead.some(word => /^(?:list|lista|listado|que|cuales|which|what)$/.test(word))
}

/** "cities with events in 2027", "marcas que tienen repuestos": the different holders of what passes. */
function readHolders(draft: Draft): Finding | null {
  const [head, link, thing] = draft.parts.filter(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct'))
  if (head?.kind !== 'field' || !isFree(draft, head) || !isCue(link, 'with') || !isThing(thing)) return null
  if (head.field.isNumeric || head.field.distinct >= head.field.filled) return null
  return choose(draft, head, link, thing)
}
