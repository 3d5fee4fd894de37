import type { Header } from '../header/read-header.ts'

const MANY = 4
const SEVERAL = 3

export const isBareNumber = (text: string): boolean => /^[1-9]\d*$/.test(text)

export const areAscending = (texts: string[]): boolean =>
  texts.every((text, at) => at === 0 || Number(text) > Number(texts[at - 1]))

/** How many more digits the longest has than the shortest. */
function reachOfLengths(texts: string[]): number {
  const lengths = [...new Set(texts.map(text => text.length))]
  return Math.max(...lengths) - Math.min(...lengths)
}

/** "387", "12540", "1425607": numbers that name things are more alike. */
export const areVaried = (texts: string[]): boolean => texts.every(isBareNumber) && reachOfLengths(texts) >= SEVERAL

/** Bare numbers of several lengths that follow in no order. */
export const differInLength = (texts: string[]): boolean =>
  texts.length >= SEVERAL && texts.every(isBareNumber) && reachOfLengths(texts) > 0 && !areAscending(texts)

/** "3", "2", "3", "4", "2": small numbers that come again name nothing. */
export const areRepeatedCounts = (texts: string[]): boolean =>
  texts.length >= MANY && texts.every(text => /^\d{1,3}$/.test(text)) && new Set(texts).size <= texts.length * REPEATED
const REPEATED = 0.7

/** Seconds since 1970, of this century. */
export const isMoment = (text: string): boolean => /^1\d{9}$/.test(text)

/** "07", "29", "12": days, minutes and departments, where no word tells which. */
export const arePaddedPairs = ({ namesCodes, isAcronym, says }: Header, texts: string[]): boolean =>
  namesCodes === 'no' &&
  // "CA", "INEI": letters name registers more often.
  !isAcronym &&
  !says('date') &&
  texts.some(text => text.startsWith('0')) &&
  texts.every(text => /^\d\d$/.test(text))

const SECTION = /^[1-9]\d?(?:\.[1-9]\d?){0,3}\.?$/
const NEARLY_ALL = 0.8

/** The one behind "2.3" is "2.3.1", "2.4" or "3", and "3.1" where chapters are left out. */
function followsSection(before: number[], next: number[]): boolean {
  const last = next.length - 1
  const isNextAt = next.slice(0, last).every((part, at) => part === before[at])
  if (isNextAt && next[last] === (before[last] ?? 0) + 1) return true
  return next.length === before.length && next[0] === (before[0] ?? 0) + 1 && next.slice(1).every(part => part === 1)
}

/** "3.1", "3.2", "4.1": the numbers of a table of contents. */
export function areSections(texts: string[]): boolean {
  // The number of a heading before its words: "4.7 Natural Language Values".
  const numbers = texts.filter(text => /\d/.test(text)).map(text => text.replace(/(?<=^\d[\d.]*) \p{L}.*$/u, ''))
  if (numbers.length < MANY || !numbers.every(text => SECTION.test(text)) || !numbers.some(text => /\.\d/.test(text)))
    return false
  const sections = numbers.map(text => text.split('.').filter(Boolean).map(Number))
  const steps = sections.slice(1).filter((section, at) => followsSection(sections[at] ?? [], section)).length
  return steps >= (sections.length - 1) * NEARLY_ALL
}

const VERSION = /^(\d{1,2})\.(\d{1,2})$/

/** "3.8", "3.9", "3.10": what follows the ninth is the tenth. */
export function areVersions(texts: string[]): boolean {
  const parts = texts.map(text => VERSION.exec(text))
  if (parts.includes(null) || new Set(parts.map(part => part?.[1])).size > 1) return false
  const minors = [...new Set(parts.map(part => part?.[2] ?? ''))]
  const sizes = minors.map(Number)
  const goesOn = minors.length >= MANY && reachOfLengths(minors) > 0 && minors.length === texts.length
  return goesOn && Math.max(...sizes) - Math.min(...sizes) < minors.length
}
