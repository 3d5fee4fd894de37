import { type Candidate, candidateKind, isBlank } from '../cells/classify-cell.ts'
import { sizeOf } from '../cells/number-form.ts'
import { isKnownUnit } from '../cells/units.ts'
import { baseLanguage, type ColumnContext } from '../column/column-context.ts'
import type { Header } from '../header/read-header.ts'

/** A column before anything is decided: what each text says alone, and what stands over it. */
export type UnreadColumn = { texts: string[]; candidates: Candidate[]; header: Header; context: ColumnContext }

/** "1.250 m2" as "94 a9": how many digits, which letters. */
export const shapeOf = (text: string): string =>
  text
    .slice(0, 40)
    .replace(/\d+/g, run => `9${Math.min(run.length, 9)}`)
    .replace(/\p{Lu}+/gu, run => 'A'.repeat(Math.min(run.length, 4)))
    .replace(/\p{Ll}+/gu, run => 'a'.repeat(Math.min(run.length, 3)))

/** The same without lengths: "9 a9". */
export const flatShapeOf = (text: string): string =>
  text
    .slice(0, 40)
    .replace(/\d+/g, '9')
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/(?:A?a ?){2,}/g, 'w')

/** What a text is at first sight. */
export function guessOf(candidate: Candidate): string {
  const kind = candidateKind(candidate)
  if (candidate.as === 'date') return candidate.isDoubtful ? 'doubtful date' : kind
  if (candidate.as !== 'number' || candidate.cell.unit === null) return kind
  return isKnownUnit(candidate.cell.unit) ? `${kind} and unit` : `${kind} and word`
}

/** None, few, some, most, nearly all or all of so many. */
export function shareOf(part: number, all: number): string {
  if (part === 0 || all === 0) return 'none'
  if (part === all) return 'all'
  const share = part / all
  return share >= 0.75 ? 'nearly all' : share >= 0.5 ? 'most' : share >= 0.25 ? 'some' : 'few'
}

const digitsOf = (size: number): number => Math.min(7, Math.max(0, Math.floor(Math.log10(size + 1))))

type Counted = ReadonlyMap<string, number>
export function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** The most frequent one, the first of them where several are. */
const mostOf = (counts: Counted): [string, number] =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])

/** What the header speaks for, in words that name weights. */
export function factsOfHeader({ evidence, namesCodes, ...header }: Header): string[] {
  const facts: string[] = [...evidence, `codes ${namesCodes}`]
  if (header.words.length === 0) facts.push('no name')
  else if (evidence.length === 0) facts.push('unknown words')
  if (header.isAcronym) facts.push('acronym')
  if (header.currencies.length > 0) facts.push('currency')
  if (header.asksForNumbers) facts.push('asks for numbers')
  else if (header.asksForAmounts) facts.push('asks for amounts')
  if (header.year !== null) facts.push('year')
  return facts
}

export function wordsOfHeader({ words }: Header): string[] {
  const own = words.slice(0, 8)
  const pairs = own.slice(1).map((word, at) => `${own[at]} ${word}`)
  const parts = own.flatMap(word => (word.length > 5 ? [`${word.slice(0, 4)}-`, `-${word.slice(-4)}`] : []))
  return [...own, ...pairs, ...parts, `first ${own[0] ?? ''}`, `last ${own.at(-1) ?? ''}`]
}

const partOfDay = (hour: number): string =>
  hour < 6 ? 'night' : hour < 12 ? 'morning' : hour < 24 ? 'day' : hour < 60 ? 'minutes' : 'beyond'

/** From when to when the clocks of a column go, if their first parts were hours. */
function clocksOf(filled: readonly string[]): string {
  const hours = filled.flatMap(text => /^\+? ?(\d{1,3}):\d\d/.exec(text)?.[1] ?? []).map(Number)
  const parts = filled.some(text => /^\+? ?\d{1,3}:\d\d:\d\d/.test(text)) ? 'three' : 'two'
  if (hours.length === 0) return 'no hours'
  return `hours ${partOfDay(Math.min(...hours))} to ${partOfDay(Math.max(...hours))} in ${parts} parts`
}

/** How the cells of a column go together. */
export function factsOfCells({ texts, candidates, context }: UnreadColumn, guesses: readonly string[]): string[] {
  const filled = texts.filter(text => !isBlank(text))
  const all = filled.length
  const share = (passes: (text: string) => boolean): string => shareOf(filled.filter(passes).length, all)
  const digits = filled.filter(text => /^\d+$/.test(text))
  const lengths = digits.map(text => text.length)
  const reach = digits.length > 0 ? Math.min(4, Math.max(...lengths) - Math.min(...lengths)) : 0
  const isRising = digits.length > 2 && digits.every((text, at) => at === 0 || Number(text) > Number(digits[at - 1]))
  const sizes = candidates
    .flatMap(candidate => (candidate.as === 'number' ? [sizeOf(candidate.cell.form)] : []))
    .toSorted((one, other) => one - other)
  const counts = countTexts(guesses.filter((_, at) => !isBlank(texts[at] ?? '')))
  const [guess, many] = mostOf(counts)
  const [shape, alike] = mostOf(countTexts(filled.map(flatShapeOf)))
  return [
    `cells ${Math.min(all, 6)}`,
    `different ${shareOf(new Set(filled).size, all)}`,
    `digits ${shareOf(digits.length, all)}`,
    `reach ${reach} of ${lengths[0] ?? 0}`,
    `rising ${isRising}`,
    `round ${shareOf(digits.filter(text => text.endsWith('00')).length, digits.length)}`,
    `padded ${share(text => /^0\d/.test(text))}`,
    `years ${share(text => /^(?:19[5-9]|20[0-4])\d$/.test(text))}`,
    `old years ${share(text => /^1[0-9]\d\d$/.test(text))}`,
    `cents ${share(text => /[.,]\d\d$/.test(text))}`,
    `fractions ${share(text => /[.,]\d/.test(text))}`,
    `clocks ${share(text => /\d:\d\d/.test(text))}`,
    clocksOf(filled),
    `words ${share(text => !/\d/.test(text))}`,
    `median ${sizes.length > 0 ? digitsOf(sizes[sizes.length >> 1] ?? 0) : 'none'} spread ${digitsOf((sizes.at(-1) ?? 0) / ((sizes[0] ?? 0) + 1))}`,
    `most ${guess} ${shareOf(many, all)}`,
    `alike ${shape} ${shareOf(alike, all)}`,
    `language ${baseLanguage(context) ?? 'unknown'}`,
    ...[...counts].map(([kind, number]) => `${kind} ${shareOf(number, all)}`),
  ]
}
