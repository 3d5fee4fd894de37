import type { Field } from '../../describe-fields.ts'
import { addCondition, type Draft, isCue, isJoint, neighbour, use } from '../draft.ts'
import type { Part } from '../part.ts'

/** "qué ciudades hay", "list of brands", "distinct makes", "marcas de taladros": the different values of one column. */
export function readDistinct(draft: Draft): void {
  const { parts, figure, groupBy, derived, sort } = draft
  if (figure || groupBy || derived || sort) return
  if (readHolders(draft)) return
  const unread = parts.filter(part => !part.used && !isJoint(part) && !isSetting(draft, part))
  const [only] = unread
  const open = unread.filter(part => part === only || !isEcho(draft, part, only))
  const isSaid = parts.some(part => isCue(part, 'distinct') || (isSetting(draft, part) && isCue(part, 'in-stock')))
  if (only?.kind !== 'field' || open.length !== 1 || !isRepeated(only.field)) return
  // "the status of the calls" is one for each; "brands of parts" are the different ones.
  if (unread.length > 1 && !isPlural(draft, only)) return
  if (!isSaid && !isListOf(draft, only) && !isHead(draft, only)) return
  choose(draft, only, ...parts.filter(part => isCue(part, 'distinct')))
}

/** The same column in other words ("empresas que contratan"), or what the records are ("marcas de repuestos"). */
const isEcho = ({ parts, question }: Draft, part: Part, only: Part | undefined): boolean =>
  only?.kind === 'field' &&
  parts.indexOf(part) > parts.indexOf(only) &&
  ((part.kind === 'field' && (part.field === only.field || part.mention.isThing)) ||
    (part.kind === 'missing' && part.isThing) ||
    isCue(part, 'with', 'on-or-after') ||
    // "which products are exported": a verb, though a column is called so too.
    (part.kind === 'field' && /^(?:are|is|was|were|se)$/.test(question.words[part.from - 1]?.folded ?? '')) ||
    // "list each country only once"
    (isCue(part, 'per') && parts.some(one => isCue(one, 'distinct'))))

const isPluralWord = (word: { folded: string } | undefined): boolean => /s$/.test(word?.folded ?? '')
const isPlural = ({ question }: Draft, part: Part): boolean => isPluralWord(question.words[part.to - 1])

/** Words about the list as a whole; "disponibles" is one where there is no stock to look at. */
const isSetting = ({ fields }: Draft, part: Part): boolean =>
  isCue(part, 'greeting', 'all', 'distinct') ||
  (isCue(part, 'in-stock') && !fields.some(({ concepts }) => concepts.includes('stock')))

/** A column that is different in every record is the record itself. */
const isRepeated = ({ distinct, filled, isNumeric, isDate, isYesNo }: Field): boolean =>
  distinct < filled * 0.8 && !isNumeric && !isDate && !isYesNo

function choose(draft: Draft, part: Extract<Part, { kind: 'field' }>, ...others: Part[]): void {
  const { field } = part
  draft.distinct = true
  draft.columns = [field]
  if (field.filled < draft.set.records.length) addCondition(draft, { kind: 'present', field: field.key }, -1)
  use(part, ...others)
}

/** "empresas que contratan en Trujillo": the question begins with the plural of a column, and the rest are conditions. */
function isHead({ parts, question, conditions }: Draft, part: Part): boolean {
  const first = parts.find(one => !isJoint(one) && !isCue(one, 'greeting', 'all'))
  const isAlone = parts.every(one => one === part || isJoint(one) || isCue(one, 'greeting', 'all'))
  const isNamed = part.kind === 'field' && (part.mention.matches[0]?.score ?? 0) >= 0.7
  return (
    first === part &&
    isNamed &&
    (conditions.length > 0 || isAlone) &&
    /s$/.test(question.words[part.to - 1]?.folded ?? '')
  )
}

function isListOf({ question, parts }: Draft, part: Part): boolean {
  const lead = question.words.slice(0, part.from).map(({ folded }) => folded)
  const before = neighbour(parts, parts.indexOf(part), -1, one => isJoint(one) || isCue(one, 'all', 'greeting'))
  // "a qué países" asks for the closest column there is.
  const least = /^(?:que|which|what)$/.test(lead.at(-1) ?? '') && isPluralWord(question.words[part.to - 1]) ? 0.5 : 0.6
  if (part.kind === 'field' && (part.mention.matches[0]?.score ?? 0) < least) return false
  return !before && lead.some(word => /^(?:list|lista|listado|que|cuales|which|what)$/.test(word))
}

/** "cities with events in 2027", "marcas que tienen repuestos": the different holders of what passes. */
function readHolders(draft: Draft): boolean {
  const [head, link, thing] = draft.parts.filter(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct'))
  if (head?.kind !== 'field' || head.used || !isCue(link, 'with') || !thing) return false
  const isThing = (thing.kind === 'field' && thing.mention.isThing) || (thing.kind === 'missing' && thing.isThing)
  if (!isThing || head.field.isNumeric || head.field.distinct >= head.field.filled) return false
  choose(draft, head, link as Part, thing)
  return true
}
