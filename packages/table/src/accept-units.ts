import { foldWords } from './column-context.ts'
import { durationUnits } from './duration-units.data.ts'
import { findMagnitude, isShortMagnitude } from './find-magnitude.ts'
import { knownUnits } from './known-units.data.ts'
import type { Header } from './read-header.ts'
import type { NumberCell } from './read-number-cell.ts'

/** As units are looked up: folded, without the dots of abbreviations. */
export const foldUnit = (unit: string): string => foldWords(unit).replaceAll('.', '')
export const isUnitOfTime = (unit: string): boolean => durationUnits[foldUnit(unit)] !== undefined
// "qq/ha", "kg/m3"
const isKnown = (unit: string): boolean => {
  const written = foldUnit(unit)
  const slash = written.indexOf('/')
  return knownUnits.has(written) || (slash > 0 && knownUnits.has(written.slice(0, slash).trimEnd()))
}

/** One letter alone is a measure where it is written as one: 5 m, 12 V, but not flat 3 A. */
export const isMeasure = (unit: string): boolean => isKnown(unit) && (unit.length > 1 || /^[mglLtWVh"″]$/.test(unit))

/** "12,108 hrs.", "1.500 h": the number says how long; "8.10 h" is when the train leaves. */
export function saysHowLong({ unit, written }: NumberCell): boolean {
  if (unit === null || !isUnitOfTime(unit)) return false
  return unit.length > 1 || (unit === 'h' && /^\d{1,3}[.,]\d{3}$/.test(written))
}

// "kg netos", "m lineales", "km aprox."
const BENIGN =
  /^(?:net[oa]s?|brut[oa]s?|net|gross|lineales|cuadrad[oa]s|cubic[oa]s|cúbic[oa]s|square|linear|cubic|aprox\.?|approx\.?|each|c\/u|al? .*|por .*|per .*|\/.*)$/i

const stemOf = (unit: string): string => foldUnit(unit).replace(/e?s$/, '')

// A race of 10K, a screen of 1080p, the house 7a.
const isLetterCode = (unit: string): boolean => /^\p{L}$/u.test(unit) && (/^[KkMBa]$/.test(unit) || !isKnown(unit))

/** Units that measure something, that the header names, or that at least half of the column's numbers carry. */
export function acceptUnits(cells: NumberCell[], header: Header): Set<string> {
  const counts = new Map<string, number>()
  for (const { unit } of cells) if (unit !== null) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  if (counts.size === 0) return new Set()
  // Among counts "1 plaza" is one more of them.
  const bare = cells.length - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isCounted = (unit: string): boolean =>
    bare > 1 && bare * 2 >= cells.length && /^(?!bis$|ter$)\p{L}{3,15}\.?$/u.test(unit)
  const isUsual = (unit: string, count: number): boolean =>
    cells.length > 1 && count * 2 >= cells.length && (count > 1 || !unit.includes(' '))
  // "35 mm short film", "24 HORAS VIDEO", "21 hours ago": what goes on behind a measure is a name, not its unit.
  const goesOn = (unit: string): boolean => {
    const space = unit.indexOf(' ')
    const first = unit.slice(0, space)
    const isMeasured = isKnown(first) || isUnitOfTime(first)
    return space > 0 && !isKnown(unit) && isMeasured && !BENIGN.test(unit.slice(space + 1))
  }
  const isNamed = (unit: string): boolean => unit.length > 1 && header.words.includes(foldUnit(unit))
  const accepted = [...counts].filter(
    ([unit, count]) =>
      !isLetterCode(unit) &&
      !goesOn(unit) &&
      (isKnown(unit) || isUsual(unit, count) || isCounted(unit) || isNamed(unit)),
  )
  const stems = new Set(accepted.map(([unit]) => stemOf(unit)))
  // "1 dormitorio" beside "3 dormitorios".
  return new Set([...counts.keys()].filter(unit => stems.has(stemOf(unit))))
}

/** "m" and "K" count nothing where whole numbers carry them and no other cell counts so. */
export function countsInLetters(cells: NumberCell[]): boolean {
  const units = cells.map(({ unit }) => unit ?? '')
  const short = cells.filter(({ unit }) => unit !== null && /^[KkMB]$|^MM$/.test(unit))
  if (short.length === 0) return false
  const kinds = new Set(short.map(({ unit }) => unit?.toUpperCase()))
  const isFraction = short.some(({ written }) => /[.,]\d{1,2}$/.test(written))
  const isSaid = units.some(unit => unit !== '' && !isShortMagnitude(unit) && findMagnitude(unit) !== null)
  // "7B" beside "12" is a platform.
  const isBeside = units.includes('') && !short.every(({ unit }) => unit === 'B')
  return isFraction || isSaid || kinds.size > 1 || isBeside
}
