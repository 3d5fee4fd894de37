import type { CueFound } from '../find-cues.ts'
import { isPluralWord } from '../look.ts'
import type { Mention } from '../match-fields.ts'
import type { ValueMention } from '../match-values.ts'
import type { Part } from '../part.ts'
import { isCurrency } from '../read/read-currency.ts'
import type { Place } from './look-at.ts'
import { filler } from './small-talk.ts'

/** What the words at a place may be read as, the surest first. */
const readings: readonly ((place: Place) => Part | null)[] = [
  asGiven,
  asStrongValue,
  asState,
  asCurrency,
  asQuantity,
  asCue,
  asField,
  asValue,
  asJoint,
  asMissing,
]

export function readPart(place: Place): Part {
  for (const read of readings) {
    const part = read(place)
    if (part) return part
  }
  return { kind: 'unknown', from: place.at, to: place.at + 1 }
}

const lengthOf = (span: { from: number; to: number } | null): number => (span ? span.to - span.from : 0)
const scoreOf = (mention: Mention | null): number => mention?.matches[0]?.score ?? 0
const valuePart = ({ at }: Place, value: ValueMention): Part => ({ kind: 'value', from: at, to: value.to, value })

const isWholeCategory = (value: ValueMention | null): boolean =>
  value?.matches.some(({ isWhole, field }) => isWhole && field.isCategory) ?? false

/** What needs no list to be known. */
function asGiven({ at, quote, days }: Place): Part | null {
  if (quote) return { kind: 'quote', ...quote }
  return days ? { kind: 'days', from: at, to: days.to, days } : null
}

function asQuantity({ at, quantity }: Place): Part | null {
  return quantity ? { kind: 'quantity', from: at, to: quantity.to, quantity } : null
}

/** Several words that a cell says, unless a column is called just so. */
function asStrongValue(place: Place): Part | null {
  const { value, mention } = place
  if (!value || !isStrong(place, value)) return null
  return scoreOf(mention) >= 0.8 && lengthOf(mention) >= lengthOf(value) ? null : valuePart(place, value)
}

function isStrong({ words }: Place, value: ValueMention): boolean {
  const isWhole = value.matches.some(match => match.isWhole)
  if (lengthOf(value) < 2) return isWhole && /\d{3}/.test(words[value.from]?.folded ?? '')
  const content = words.slice(value.from, value.to).filter(({ folded }) => !filler.has(folded)).length
  return isWhole || content >= 2
}

function asState(place: Place): Part | null {
  const { at, value, word } = place
  if (!place.isState) return null
  if (value && isWholeCategory(value)) return valuePart(place, value)
  return place.isOwnWord(word) ? { kind: 'topic', from: at, to: at + 1 } : null
}

function asCurrency({ at, word, set, quantity }: Place): Part | null {
  return !quantity && isCurrency(word, set) ? { kind: 'unknown', from: at, to: at + 1 } : null
}

function asCue(place: Place): Part | null {
  const { at, cue, mention } = place
  return cue && !isRatherName(place, cue) ? { kind: 'cue', from: at, to: cue.to, cue: cue.cue, mention } : null
}

/** A longer phrase, or just this one, is what a column is called. */
function isRatherName({ mention, words }: Place, cue: CueFound): boolean {
  const [best] = mention?.matches ?? []
  if (!mention || !best) return false
  // Where a column is called "Total", the word is its name.
  if (cue.cue === 'sum' && best.field.isNumeric && best.score >= 0.99) return true
  // "número de procesos" counts them, where "número de proceso" is a column.
  if (cue.cue === 'count' && mention.isThing && isPluralWord(words[mention.to - 1]?.folded ?? '')) return false
  return best.score >= 0.7 && lengthOf(mention) > lengthOf(cue)
}

function asField(place: Place): Part | null {
  const { at, mention } = place
  const [best] = mention?.matches ?? []
  if (!mention || !best || isRatherValue(place, mention)) return null
  return { kind: 'field', from: at, to: mention.to, mention, field: best.field }
}

/** The words name a column only loosely, and cells say them. */
function isRatherValue(place: Place, mention: Mention): boolean {
  const { value } = place
  const [best] = mention.matches
  if (!value || !best) return false
  if (isWholeCategory(value) && best.score < 0.8 && lengthOf(value) >= lengthOf(mention)) return true
  if (best.score >= 0.6) return false
  // A word that only belongs to the same family as a column ("almacén", a place) rather is what cells say.
  const isSaid = value.matches.some(({ isLiteral, isWhole, field }) => isLiteral && (isWhole || field !== best.field))
  return (!mention.isThing && isSaid) || isForeignThing(place)
}

function asValue(place: Place): Part | null {
  const { value, mention } = place
  return value && (!mention?.isThing || isWholeCategory(value) || isForeignThing(place))
    ? valuePart(place, value)
    : null
}

/** Words for the records of almost any page. */
const anyRecord = new Set(
  'product record company supplier tender lot order person grant service-thing project part'.split(' '),
)

/** "autos en remate": things that the page is not about are what its cells say. */
function isForeignThing({ mention, concepts }: Place): boolean {
  const isRecord = mention?.concepts.some(({ id }) => concepts.has(id) || anyRecord.has(id))
  return mention?.isThing === true && concepts.size > 0 && !isRecord
}

function asJoint({ at, word, mention, isPlain, isTopic }: Place): Part | null {
  if (isPlain && lengthOf(mention) < 2) return { kind: 'filler', from: at, to: at + 1 }
  return isTopic(word) ? { kind: 'topic', from: at, to: at + 1 } : null
}

/** Known words for which this list has no column. */
function asMissing({ at, mention }: Place): Part | null {
  if (!mention) return null
  return { kind: 'missing', from: at, to: mention.to, concepts: mention.concepts, isThing: mention.isThing }
}
