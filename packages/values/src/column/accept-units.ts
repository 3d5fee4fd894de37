import { findMagnitude, isShortMagnitude } from '../cells/find-magnitude.ts'
import type { NumberCell } from '../cells/read-number-cell.ts'
import { foldUnit, isKnownUnit, isUnitOfTime } from '../cells/units.ts'
import type { Header } from '../header/read-header.ts'

/** "12,108 hrs.", "1.500 h": the number says how long; "8.10 h" is when the train leaves. */
export function saysHowLong({ unit, written }: NumberCell): boolean {
  if (unit === null || !isUnitOfTime(unit)) return false
  return unit.length > 1 || (unit === 'h' && /^\d{1,3}[.,]\d{3}$/.test(written))
}

const FEW = 4

const stemOf = (unit: string): string => foldUnit(unit).replace(/e?s$/, '')

// A race of 10K, a screen of 1080p, the house 7a, the bus 47A, flowers of quality "2a."
const isLetterCode = (unit: string): boolean =>
  /^\p{L}\.?$/u.test(unit) && (/^[KkMBTaA]/.test(unit) || !isKnownUnit(unit))

/** "56.10A" beside "62.01Z", "1A" beside "14W" or among bare numbers: letters that tell things apart. */
export function haveLetterClasses(cells: NumberCell[]): boolean {
  const lettered = cells.filter(({ unit, written }) => /^[A-Z]$/.test(unit ?? '') && /^\d{1,4}$/.test(written)).length
  const bare = cells.filter(({ unit }) => unit === null).length
  if (lettered > 0 && bare > lettered * 2) return true
  const letters = new Set(cells.flatMap(({ unit }) => (unit !== null && /^[A-Z]$/.test(unit) ? [unit] : [])))
  const isClass = (letter: string): boolean => !isKnownUnit(letter) && !/[KMBT]/.test(letter)
  return [...letters].some(isClass) || (letters.size > 1 && ![...letters].every(letter => /[KMBT]/.test(letter)))
}

/** Units that measure something, that the header names, or that at least half of the column's numbers carry. */
export function acceptUnits(cells: NumberCell[], header: Header, areClasses: boolean): Set<string> {
  const counts = new Map<string, number>()
  for (const { unit } of cells) if (unit !== null) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  if (counts.size === 0) return new Set()
  // Among counts "1 plaza" is one more of them.
  const bare = cells.length - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isCounted = (unit: string): boolean =>
    bare > 1 && bare * 2 >= cells.length && /^(?!bis$|ter$)\p{L}{3,15}\.?$/u.test(unit)
  // "1 Purple" on every line counts nothing, nor does "0 BMP" beside "1 SMP".
  const isCount = (unit: string): boolean =>
    new Set(cells.flatMap(cell => (cell.unit === unit ? [cell.written] : []))).size > 1
  const areCounts = new Set(cells.map(({ written }) => written)).size > 1
  // What is counted often enough is a unit here: "3 por viaje".
  const isUsual = (unit: string, count: number): boolean =>
    areCounts &&
    // "12 wz": two letters that nobody knows measure anything, or nothing.
    !/^\p{L}{2}\.?$/u.test(unit) &&
    !/^(?:por|per|x|a|al) /i.test(unit) &&
    count * 2 >= cells.length &&
    (count > 1 ? count < FEW || isCount(unit) : !unit.includes(' '))
  // "4 Sesiones Reformer" is what the package is called.
  const mayCount = !header.says('naming')
  const isNamed = (unit: string): boolean => unit.length > 1 && header.words.includes(foldUnit(unit))
  const accepted = [...counts].filter(
    ([unit, count]) =>
      !isLetterCode(unit) &&
      !(areClasses && unit.length === 1) &&
      (isKnownUnit(unit) || (mayCount && (isUsual(unit, count) || isCounted(unit) || isNamed(unit)))),
  )
  const stems = new Set(accepted.map(([unit]) => stemOf(unit)))
  // One and several of the same thing: "1 dormitorio" beside "3 dormitorios".
  return new Set([...counts.keys()].filter(unit => stems.has(stemOf(unit))))
}

/** "m" and "K" count nothing where whole numbers carry them and no other cell counts so. */
export function countsInLetters(cells: NumberCell[]): boolean {
  const units = cells.map(({ unit }) => unit ?? '')
  const short = cells.filter(({ unit }) => unit !== null && /^[KkMB]$|^MM$/.test(unit))
  // "47.11B" beside "62.01Z" is a class.
  if (short.length === 0 || units.some(unit => /^[AC-JLN-SU-Z]$/.test(unit))) return false
  const kinds = new Set(short.map(({ unit }) => unit?.toUpperCase()))
  const isFraction = short.some(({ written }) => /[.,]\d{1,2}$/.test(written))
  const isSaid = units.some(unit => unit !== '' && !isShortMagnitude(unit) && findMagnitude(unit) !== null)
  // "7B" beside "12" is a platform.
  const isBeside = units.includes('') && !short.every(({ unit }) => unit === 'B')
  // "149k", where races are of "10k" and screens of "4K"
  const isLarge = short.some(({ unit, written }) => unit === 'k' && /^\d{3}$/.test(written))
  return isFraction || isSaid || kinds.size > 1 || isBeside || isLarge
}
