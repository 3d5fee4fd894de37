import type { Field } from '../describe-fields.ts'
import {
  addCondition,
  type Draft,
  hasConcept,
  isCue,
  isJoint,
  neighbour,
  pickField,
  textBetween,
  use,
} from './draft.ts'
import { isOwned, ownerName } from './name-owners.ts'
import type { Part } from './part.ts'

/** `isName`: it asks for the name of something. */
type Run = { parts: (Part & { kind: 'field' })[]; first: number; last: number; isName?: true }

/** The columns that the question names as what it wants to see, in its order; none means the whole record. */
export function chooseColumns(draft: Draft): void {
  const { parts } = draft
  if (draft.columns.length > 0) return
  const wanted = findRuns(draft).filter(run => isWanted(draft, run))
  const named = wanted.flatMap(run => run.parts)
  draft.columns = [...new Set(named.flatMap(fieldsOf))]
  const [first] = named
  const owner = first && isOwned(draft, first) ? ownerName(draft, first) : undefined
  if (owner) draft.columns = [...new Set([owner, ...draft.columns])]
  use(...named)
  if (named.length === 0) chooseOnlyField(draft)
  if (draft.columns.length === 0 && /^\W*(?:how much|cu[aá]nto)\b/i.test(draft.question.text)) choosePrice(draft)
  // What is left over says what the records are.
  use(...parts.filter(part => part.kind === 'field'))
  if (draft.set.kind === 'contacts') keepFilled(draft)
}

/** "precio" where there is a lowest and a highest one means both. */
function fieldsOf({ mention, field }: Part & { kind: 'field' }): Field[] {
  const top = mention.matches[0]?.score ?? 0
  const tied = mention.matches.filter(({ score, field: other }) => score >= top - 0.001 && other.kind === field.kind)
  const head = field.nameWords[0]?.[0]
  const alike = tied.filter(match => match.field.nameWords[0]?.[0] === head).map(match => match.field)
  return alike.length > 1 ? alike : [field]
}

/** "teléfonos": one column is all that was said; it is shown beside what each record is called. */
function chooseOnlyField(draft: Draft): void {
  const said = draft.parts.filter(part => !isJoint(part) && !isCue(part, 'greeting', 'all', 'distinct', 'with'))
  const [only] = said
  if (said.length !== 1 || only?.kind !== 'field' || only.used || only.mention.isThing) return
  const name = draft.set.kind === 'contacts' ? undefined : draft.fields.find(({ concepts }) => concepts.some(isNaming))
  draft.columns = [...new Set([...(name ? [name] : []), only.field])]
}

/** "how much is …": the price, or whatever amount there is. */
function choosePrice(draft: Draft): void {
  if (draft.figure || draft.derived || draft.conditions.length === 0) return
  const field = pickField(draft.fields, [one => one.isNumeric && hasConcept('price')(one), one => one.kind === 'money'])
  if (field) draft.columns = [field]
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

/** "part no., price" goes on; "… in Leeds. Plate and depot" begins anew. */
const isClauseEnd = (gap: string): boolean => /[:;?!]|\.\s+(?!,|(?:and|y|e)\b)/.test(gap)

const workedOut = ['days-left', 'domain', 'per-square-metre', 'per-unit', 'difference', 'times', 'divided']

/** Names of columns with nothing between them but commas and "and". */
function findRuns(draft: Draft): Run[] {
  const { parts } = draft
  const runs: Run[] = []
  parts.forEach((part, at) => {
    const last = runs.at(-1)
    if (isCue(part, ...workedOut) && last && onlyJoins(parts, last.last, at)) last.last = at
    if (part.kind !== 'field' || part.used) return
    const named = part as Part & { kind: 'field' }
    if (last && onlyJoins(parts, last.last, at) && !isClauseEnd(textBetween(draft, last.last, at))) {
      last.parts.push(named)
      last.last = at
    } else runs.push({ parts: [named], first: at, last: at })
  })
  return runs
}

const onlyJoins = (parts: readonly Part[], first: number, last: number) =>
  parts.slice(first + 1, last).every(part => isJoint(part) || isCue(part, 'and', ...workedOut))

function isWanted(draft: Draft, run: Run): boolean {
  const { parts } = draft
  const [head] = run.parts
  if (!head) return false
  dropRecordName(draft, run)
  const items = splitItems(draft, run)
  const gap = gapBefore(draft, run)
  const isTail = (gap.includes(',') || isClauseEnd(gap)) && !neighbour(parts, run.last, 1, isJoint)
  if (/:/.test(gap) || isTail) return true
  const derived = draft.derived && draft.derived.at >= run.first - 3 && draft.derived.at <= run.last + 3
  if (items >= 2 || run.isName || endsCompound(draft, run) || isOwned(draft, head)) return true
  // "office of Omar Ali" where a column is called just so.
  const isOne = !/s$/.test(draft.question.words[head.to - 1]?.folded ?? '')
  const isOwnName = isOne && (head.mention.matches[0]?.score ?? 0) >= 0.99 && isFollowedByOf(draft, run)
  const isRanked = draft.sort !== null && run.parts.length === 1
  const isThing = head.mention.isThing && head.mention.concepts.length > 0 && (!isOwnName || isRanked)
  const asked = askedFor(draft, head)
  if (derived) return !isThing || draft.derived?.at !== run.last
  if (isThing && (!asked || draft.sort)) return false
  return asked || isFollowedByOf(draft, run)
}

/** "palta hass price": a column right after what it belongs to, with nothing after it. */
function endsCompound({ parts }: Draft, run: Run): boolean {
  const isTelling = ({ field, mention }: Run['parts'][number]) =>
    !mention.isThing && (field.isNumeric || field.isDate || ['email', 'phone', 'url'].includes(field.kind))
  return parts[run.first - 1]?.kind === 'value' && run.parts.every(isTelling) && !neighbour(parts, run.last, 1)
}

/** The text between what came before and the names. */
function gapBefore({ parts, question }: Draft, run: Run): string {
  const before = neighbour(parts, run.first, -1)
  const start = before ? question.words[before.part.to - 1]?.end : 0
  return question.text.slice(start, question.words[parts[run.first]?.from ?? 0]?.start)
}

/** "the name of the company": the second word says which name. */
const isNameOf = (question: Draft['question'], part: Part & { kind: 'field' }, next: Part & { kind: 'field' }) =>
  /^(?:name|names|nombre|nombres|title|titulo)$/.test(question.words[part.to - 1]?.folded ?? '') && next.mention.isThing

/** "price of the", "duty in": the column stands for itself before what it belongs to. */
function isFollowedByOf({ question, parts, fields }: Draft, run: Run): boolean {
  const next = question.words[parts[run.last]?.to ?? 0]?.folded ?? ''
  const [head] = run.parts
  // "países de Sudamérica que …" are the records themselves; "plates of the vehicles" names them besides.
  const isPlural = /s$/.test(question.words[(head?.to ?? 1) - 1]?.folded ?? '')
  const isIdentity = head?.field.kind === 'text' && head.field === fields.find(({ isNumeric }) => !isNumeric)
  const hasOther = parts.some(
    part =>
      part !== head &&
      (part.kind === 'topic' ||
        (part.kind === 'missing' && part.isThing) ||
        (part.kind === 'field' && part.mention.isThing)),
  )
  if (isPlural && isIdentity && !hasOther) return false
  const before = neighbour(parts, run.first, -1)
  const isFirst = !before || isCue(before.part, 'all', 'distinct')
  return isFirst && /^(?:de|del|of|for|para)$/.test(next)
}

/** "what is the price", "cuánto cuesta", "dame los correos". */
function askedFor({ question, parts }: Draft, head: Part): boolean {
  const isParty = head.kind === 'field' && (head.field.families.has('party') || !head.mention.isThing)
  const lead = question.words
    .slice(0, head.from)
    .map(({ folded }) => folded)
    .join(' ')
  if (neighbour(parts, parts.indexOf(head), -1)) return false
  if (/^(?:when|where|cuando|donde)$/.test(question.words[head.from]?.folded ?? '')) return !isErrand(question, head)
  if (isParty && /(?:^| )(?:who|quien|quienes)$/.test(lead)) return true
  return /(?:^| )(?:cual es el|cual es la|cuales son los|cuales son las|what is the|what are the|whats the|dame el|dame la|cuanto|how much)$/.test(
    lead,
  )
}

/** "where to eat", "dónde comprar": the records themselves are the answer. */
const isErrand = ({ words }: Draft['question'], head: Part): boolean =>
  /^(?:to|can|puedo|podemos|comer|comprar|conseguir|encontrar|hallar|alojarse|estudiar)$/.test(
    words[head.to]?.folded ?? '',
  )

/** "producto y variación" are two; "nombre de la empresa" is one thing said in two words. */
function splitItems({ question, parts }: Draft, run: Run): number {
  let items = 1
  for (const [index, part] of run.parts.entries()) {
    const next = run.parts[index + 1]
    if (!next) break
    const before = neighbour(parts, parts.indexOf(next), -1, one => isJoint(one) || isCue(one, 'and'))?.part ?? part
    const gap = question.text.slice(question.words[before.to - 1]?.end, question.words[next.from]?.start)
    if (/,|\b(?:y|e|and|con|with|plus)\b|&|\//.test(gap)) items++
    else {
      const isName = isNameOf(question, part, next)
      if (isName) run.isName = true
      // "product codes": of two nouns side by side the second is meant.
      const isCompound = /^['’]?\s*$/.test(gap) && part.mention.isThing && !next.mention.isThing
      run.parts.splice(isName || isCompound ? index : index + 1, 1)
    }
  }
  run.last = Math.max(...run.parts.map(part => parts.indexOf(part)))
  return items
}

/** "the 5 heaviest parts, description and weight": the records are named first, then what to show of them. */
function dropRecordName(draft: Draft, run: Run): void {
  const { parts, question } = draft
  const [head, next] = run.parts
  if (!head || !next || !head.mention.isThing || !neighbour(parts, run.first, -1)) return
  if (gapBefore(draft, run).includes(',') || isClauseEnd(gapBefore(draft, run))) return
  const gap = question.text.slice(question.words[head.to - 1]?.end, question.words[next.from]?.start)
  if (!/[,:;]/.test(gap)) return
  run.parts.shift()
  run.first = parts.indexOf(next)
}

/** Of scattered contacts only those that have something of what was asked for. */
function keepFilled(draft: Draft): void {
  const kinds = draft.columns.filter(({ key }) => key !== 'owner')
  if (kinds.length > 0)
    addCondition(draft, { kind: 'any', of: kinds.map(({ key }) => ({ kind: 'present', field: key })) }, -1)
  const owner = draft.fields.find(({ key, filled }) => key === 'owner' && filled > 0)
  if (owner && kinds.length > 0 && !draft.columns.includes(owner)) draft.columns.unshift(owner)
}
