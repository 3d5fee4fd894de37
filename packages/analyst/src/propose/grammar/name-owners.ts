import type { Field } from '../describe-fields.ts'
import type { Draft } from './draft.ts'
import type { Part } from './part.ts'

const possessive = /^(?:su|sus|their|its)$/

const askingWords = /^(?:cuando|donde|when|where)$/
const alsoEnds = /(?:^| )(?:y|e|and)(?: (?:de|a|en|from|at))?$/
const alsoAsks =
  /(?:^| )(?:y|e|and) (?:(?:de|a|en|con|from|at|in|by|for) (?:que|cual|what|which)|cuanto|cuanta|cuando|donde|quien|how much|when|where|what)(?: (?:es|son|is|are|do|does|did|se|lo|las?|los|el|the|they|it|each))*$/

/** "events with their dates", "proveedores con sus correos": the words before the columns say whose they are. */
export function isOwned({ question }: Draft, head: Part): boolean {
  const lead = question.words.slice(Math.max(0, head.from - 6), head.from).map(({ folded }) => folded)
  if (possessive.test(lead.at(-1) ?? '')) return true
  // "which courses does he teach and how much is each", "y cuándo cierran": the question goes on about the same records.
  const isAsking = askingWords.test(question.words[head.from]?.folded ?? '')
  return head.from > 3 && (isAsking ? alsoEnds : alsoAsks).test(lead.join(' '))
}

/** What each of those records is called: the column its own word means, else the one that names things. */
export function ownerName({ parts, fields, set }: Draft, before: Part): Field | undefined {
  const said = parts
    .slice(0, parts.indexOf(before))
    .flatMap(part => (part.kind === 'field' && part.mention.isThing ? [part.field] : []))
    .find(isNamelike)
  if (said) return said
  const isUnlike = ({ distinct, filled }: Field) => distinct >= filled * 0.9 && filled >= set.records.length * 0.9
  const texts = fields.filter(field => isNamelike(field) && field.kind === 'text')
  return texts.find(field => field.isRecordName || field.concepts[0] === 'name') ?? texts.find(isUnlike) ?? fields[0]
}

const isNamelike = ({ isNumeric, isDate, isYesNo, kind, concepts }: Field): boolean =>
  !isNumeric &&
  !isDate &&
  !isYesNo &&
  !['email', 'phone', 'url', 'image', 'identifier'].includes(kind) &&
  !concepts.includes('code')
