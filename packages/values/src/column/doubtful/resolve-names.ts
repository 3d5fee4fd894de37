import { type Candidate, isBare } from '../../cells/classify-cell.ts'
import { isKnownUnit, isUnitOfTime } from '../../cells/units.ts'
import { evidenceOfWord } from '../../data/header-words.data.ts'
import { type Doubtful, keepAsText } from './doubtful.ts'

/** "2 BHK" beside "1 BHK Large" is how they call it. */
export function resolveKinds({ candidates, texts }: Doubtful): Candidate[] {
  const units = new Set(candidates.flatMap(candidate => nameOf(candidate) ?? []))
  if (units.size === 0) return candidates
  const longer = new Set<string>()
  candidates.forEach((candidate, at) => {
    const [, unit = ''] = candidate.as === 'text' ? (UNIT_AND_MORE.exec(texts[at] ?? '') ?? []) : []
    if (units.has(unit.toLowerCase())) longer.add(unit.toLowerCase())
  })
  if (longer.size === 0) return candidates
  return candidates.map(candidate => (longer.has(nameOf(candidate) ?? '') ? { as: 'text' } : candidate))
}

// A unit that goes on as a name: "1 BHK Large", "3 BHK + 2T".
const UNIT_AND_MORE = /^\d+ (\p{L}{2,12}) (?:\+|\p{L})/u

/** What a count is of, where that is no measure. */
function nameOf(candidate: Candidate): string | null {
  if (candidate.as !== 'number' || candidate.cell.unit === null) return null
  const { unit } = candidate.cell
  return isKnownUnit(unit) || isUnitOfTime(unit) ? null : unit.toLowerCase()
}

// A class of a school: "5ºB".
const CLASS = /^\d{1,2}\.?[ºª°] ?[A-Z]$/
const NO_DEGREE = /[^CFK]$/

/** "3ºC" beside "5ºB" is a class at school, no temperature. */
export const resolveClasses = (column: Doubtful): Candidate[] =>
  column.texts.some(text => CLASS.test(text) && NO_DEGREE.test(text))
    ? keepAsText(column, text => CLASS.test(text))
    : column.candidates

// A number grown together with letters: "3Tk", "235U".
const JOINED = /^\d{1,3}([A-Z][a-z]?)$/
const SEVERAL = 3

/** "3Tk" beside "4Ti" and "1Zp" is a class, "40K" beside "235U" and "232Th" an element: letters that tell things apart. */
export function resolveJoined(column: Doubtful): Candidate[] {
  const letters = new Set(column.filled.flatMap(text => JOINED.exec(text)?.[1] ?? []))
  const areNames =
    letters.size >= SEVERAL && [...letters].some(letter => !isKnownUnit(letter) && !/^[KMBT]$/.test(letter))
  return areNames ? keepAsText(column, text => JOINED.test(text)) : column.candidates
}

const SIGNED_WEIGHT = /^[-−–+]\d{2,3} ?kg$/

/** "−66 kg" beside "+100 kg": who may fight there. */
export function resolveWeightClasses(column: Doubtful): Candidate[] {
  const isOne = (text: string): boolean => SIGNED_WEIGHT.test(text)
  const signs = new Set(column.filled.filter(isOne).map(text => text.startsWith('+')))
  return column.header.asksForNumbers || signs.size < 2 ? column.candidates : keepAsText(column, isOne)
}

/** "5201 St Charles Rd" under "Address" counts no streets. */
export const resolveStreets = ({ candidates, header }: Doubtful): Candidate[] =>
  header.says('address') ? candidates.map(candidate => (nameOf(candidate) ? { as: 'text' } : candidate)) : candidates

/** "5150" under "Fabricante" is how they call themselves. */
export function resolveNames({ candidates, header }: Doubtful): Candidate[] {
  // "Customer reviews" are counted.
  const isParty = header.says('party') && header.words.every(word => evidenceOfWord.get(word)?.includes('party'))
  if (!isParty) return candidates
  return candidates.map(candidate => (isBare(candidate) ? { as: 'text' } : candidate))
}
