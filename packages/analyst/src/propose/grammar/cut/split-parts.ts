import type { SourceSet } from '../../../record-source.ts'
import { conceptsAt } from '../../../words/concept-phrases.ts'
import type { Word } from '../../../words/split-words.ts'
import { isSameWord } from '../../../words/word-stems.ts'
import { describeFields } from '../../describe-fields.ts'
import { cuePhrases } from '../cues.data.ts'
import { indexValues } from '../index-values.ts'
import type { Part } from '../part.ts'
import type { Question } from '../read/read-question.ts'
import { lookAt, type PageWords } from './look-at.ts'
import { mendTypos } from './mend-typos.ts'
import { readPart } from './read-part.ts'
import { filler, hardFiller } from './small-talk.ts'

/** Words of cues and everything that only joins. */
const knownWords = new Set([
  ...filler,
  ...hardFiller,
  ...Object.values(cuePhrases).flatMap(phrases => phrases.split(/[ ,]+/)),
])

/** Cuts the question into parts, each the longest reading that its words allow over this list. */
export function splitParts({ question, set, ...page }: PageWords & { question: Question; set: SourceSet }): Part[] {
  const fields = describeFields(set)
  const index = indexValues(set)
  const isKnown = ({ stems, folded }: Word) =>
    page.isTopic(folded) ||
    knownWords.has(folded) ||
    conceptsAt([stems], 0).length > 0 ||
    fields.some(({ nameWords }) => nameWords.some(own => isSameWord(own, stems)))
  const words = mendTypos(question.words, index, isKnown)
  const parts: Part[] = []
  for (let at = 0; at < words.length; at = parts.at(-1)?.to ?? words.length)
    parts.push(readPart(lookAt({ ...page, question, set, words, fields, index }, at)))
  return joinNameWords(parts.map((part, at) => asListedName(part, at, parts)))
}

/** "precio mínimo y máximo": a word of ranking after the name of an amount is another name. */
function asListedName(part: Part, at: number, parts: readonly Part[]): Part {
  if (part.kind !== 'cue' || !/^(?:max|min|at-most|at-least)$/.test(part.cue)) return part
  const best = part.mention?.matches[0]
  if (!part.mention || !best || best.score < 0.8) return part
  const before = parts.slice(0, at).findLast(one => one.kind !== 'filler' && !(one.kind === 'cue' && one.cue === 'and'))
  const next = parts.slice(at + 1).find(one => one.kind !== 'filler')
  const isListed = before?.kind === 'field' && before.field.isNumeric && before.field !== best.field
  if (!isListed || next?.kind === 'quantity') return part
  return { kind: 'field', from: part.from, to: part.to, mention: part.mention, field: best.field }
}

/** "name, phone and average price" where a column is called "Precio promedio": among columns it is a name, no figure. */
function joinNameWords(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    if (part.kind !== 'cue' || !/^(?:average|sum)$/.test(part.cue)) return part
    const before = parts.slice(0, at).findLast(isTelling)
    const next = parts.slice(at + 1).find(isTelling)
    const isName =
      before?.kind === 'field' &&
      !before.mention.isThing &&
      next?.kind === 'field' &&
      next.field.isNumeric &&
      (part.cue === 'average' ? /promedi|averag|mean|medio/i : /total/i).test(next.field.name)
    return isName ? { kind: 'filler', from: part.from, to: part.to } : part
  })
}

const isTelling = (part: Part): boolean => part.kind !== 'filler' && !(part.kind === 'cue' && part.cue === 'and')
