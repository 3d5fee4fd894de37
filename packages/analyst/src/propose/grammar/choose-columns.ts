import type { Field } from '../describe-fields.ts'
import { type Draft, type Finding, isFree, type Reader } from './draft.ts'
import { findRuns, gapBefore, isClauseEnd, type Run } from './find-runs.ts'
import {
  type FieldPart,
  hasConcept,
  isCue,
  isJoint,
  isPluralWord,
  isThing,
  lastWordOf,
  neighbour,
  pickField,
  wordAt,
} from './look.ts'
import { isOwned, ownerName } from './name-owners.ts'

/** The columns that the question names as what it wants to see, in its order; none means the whole record. */
export const chooseColumns: Reader = draft => {
  if (draft.columns.length > 0) return null
  const named = findRuns(draft)
    .filter(run => isWanted(draft, run))
    .flatMap(run => run.parts)
  const columns = named.length > 0 ? namedColumns(draft, named) : (onlyColumn(draft) ?? askedPrice(draft) ?? [])
  // What is left over says what the records are.
  const covers = draft.parts.filter(part => part.kind === 'field')
  return draft.set.kind === 'contacts' ? { covers, ...keepFilled(draft, columns) } : { covers, columns }
}

function namedColumns(draft: Draft, named: readonly FieldPart[]): Field[] {
  const [first] = named
  const owner = first && isOwned(draft, first) ? ownerName(draft, first) : undefined
  return [...new Set([...(owner ? [owner] : []), ...named.flatMap(fieldsOf)])]
}

/** "precio" where there is a lowest and a highest one means both. */
function fieldsOf({ mention, field }: FieldPart): Field[] {
  const top = mention.matches[0]?.score ?? 0
  const tied = mention.matches.filter(({ score, field: other }) => score >= top - 0.001 && other.kind === field.kind)
  const head = field.nameWords[0]?.[0]
  const alike = tied.filter(match => match.field.nameWords[0]?.[0] === head).map(match => match.field)
  return alike.length > 1 ? alike : [field]
}

/** "teléfonos": one column is all that was said; it is shown beside what each record is called. */
function onlyColumn(draft: Draft): Field[] | null {
  const said = draft.parts.filter(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct', 'with'))
  const [only] = said
  if (said.length !== 1 || only?.kind !== 'field' || !isFree(draft, only) || only.mention.isThing) return null
  const name = draft.set.kind === 'contacts' ? undefined : draft.fields.find(({ concepts }) => concepts.some(isNaming))
  return [...new Set([...(name ? [name] : []), only.field])]
}

/** "how much is …": the price, or whatever amount there is. */
function askedPrice({ question, figure, derived, conditions, fields }: Draft): Field[] | null {
  const isAsked = /^\W*(?:how much|cu[aá]nto)\b/i.test(question.text)
  if (!isAsked || figure || derived || conditions.length === 0) return null
  const field = pickField(fields, [one => one.isNumeric && hasConcept('price')(one), one => one.kind === 'money'])
  return field ? [field] : null
}

const naming = new Set([
  'name',
  'product',
  'company',
  'supplier',
  'event',
  'course',
  'job',
  'restaurant',
  'tender',
  'property',
  'vehicle',
])
const isNaming = (id: string) => naming.has(id)

/** The names of these columns were said to see them, not to say what the records are. */
function isWanted(draft: Draft, run: Run): boolean {
  const gap = gapBefore(draft, run)
  const isTail = (gap.includes(',') || isClauseEnd(gap)) && !neighbour(draft.parts, run.last, 1)
  if (/:/.test(gap) || isTail) return true
  if (run.items >= 2 || run.isName || endsCompound(draft, run) || isOwned(draft, run.head)) return true
  return isNearDerived(draft, run) ? isBesideDerived(draft, run) : isAskedAlone(draft, run)
}

const isNearDerived = ({ derived }: Draft, run: Run): boolean =>
  derived !== null && derived.at >= run.first - 3 && derived.at <= run.last + 3

const isBesideDerived = (draft: Draft, run: Run): boolean => !isRecordWord(draft, run) || draft.derived?.at !== run.last

function isAskedAlone(draft: Draft, run: Run): boolean {
  const isAsked = askedFor(draft, run.head)
  if (isRecordWord(draft, run) && (!isAsked || draft.sort)) return false
  return isAsked || isFollowedByOf(draft, run)
}

/** The first name rather says what the records are. */
function isRecordWord(draft: Draft, run: Run): boolean {
  const { head } = run
  // "office of Omar Ali" where a column is called just so.
  const isOwnName =
    !isPluralWord(lastWordOf(draft, head)) &&
    (head.mention.matches[0]?.score ?? 0) >= 0.99 &&
    isFollowedByOf(draft, run)
  const isRanked = draft.sort !== null && run.parts.length === 1
  return head.mention.isThing && head.mention.concepts.length > 0 && (!isOwnName || isRanked)
}

/** "palta hass price": a column right after what it belongs to, with nothing after it. */
function endsCompound({ parts }: Draft, run: Run): boolean {
  const isTelling = ({ field, mention }: FieldPart) =>
    !mention.isThing && (field.isNumeric || field.isDate || ['email', 'phone', 'url'].includes(field.kind))
  return parts[run.first - 1]?.kind === 'value' && run.parts.every(isTelling) && !neighbour(parts, run.last, 1)
}

/** "price of the", "duty in": the column stands for itself before what it belongs to. */
function isFollowedByOf(draft: Draft, run: Run): boolean {
  const { parts } = draft
  const before = neighbour(parts, run.first, -1)
  const isFirst = !before || isCue(before.part, 'all', 'distinct')
  const next = wordAt(draft, parts[run.last]?.to ?? 0)
  return isFirst && /^(?:de|del|of|for|para)$/.test(next) && !namesRecords(draft, run)
}

/** "países de Sudamérica que …" are the records themselves; "plates of the vehicles" names them besides. */
function namesRecords(draft: Draft, { parts: [first] }: Run): boolean {
  if (!first || !isPluralWord(lastWordOf(draft, first))) return false
  const isIdentity = first.field.kind === 'text' && first.field === draft.fields.find(({ isNumeric }) => !isNumeric)
  return isIdentity && !draft.parts.some(part => part !== first && (part.kind === 'topic' || isThing(part)))
}

const asking =
  /(?:^| )(?:cual es el|cual es la|cuales son los|cuales son las|what is the|what are the|whats the|dame el|dame la|cuanto|how much)$/

/** "what is the price", "cuánto cuesta", "dame los correos". */
function askedFor(draft: Draft, head: FieldPart): boolean {
  const { question, parts } = draft
  if (neighbour(parts, parts.indexOf(head), -1)) return false
  if (/^(?:when|where|cuando|donde)$/.test(wordAt(draft, head.from))) return !isErrand(draft, head)
  const lead = question.words
    .slice(0, head.from)
    .map(({ folded }) => folded)
    .join(' ')
  const isParty = head.field.families.has('party') || !head.mention.isThing
  return (isParty && /(?:^| )(?:who|quien|quienes)$/.test(lead)) || asking.test(lead)
}

/** "where to eat", "dónde comprar": the records themselves are the answer. */
const isErrand = (draft: Draft, head: FieldPart): boolean =>
  /^(?:to|can|puedo|podemos|comer|comprar|conseguir|encontrar|hallar|alojarse|estudiar)$/.test(wordAt(draft, head.to))

/** Of scattered contacts only those that have something of what was asked for. */
function keepFilled({ fields }: Draft, columns: readonly Field[]): Finding {
  const kinds = columns.filter(({ key }) => key !== 'owner')
  if (kinds.length === 0) return { columns }
  const owner = fields.find(({ key, filled }) => key === 'owner' && filled > 0)
  return {
    columns: owner && !columns.includes(owner) ? [owner, ...columns] : columns,
    adds: [
      {
        test: { kind: 'any', of: kinds.map(({ key }) => ({ kind: 'present', field: key })) },
        first: -1,
        last: -1,
      },
    ],
  }
}
