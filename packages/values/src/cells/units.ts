import { foldWords } from '@sondeo/table/fold-words'
import { durationUnits } from '../data/duration-units.data.ts'
import { knownUnits } from '../data/known-units.data.ts'

/** As units are looked up: folded, without the dots of abbreviations. */
export const foldUnit = (unit: string): string => foldWords(unit).replaceAll('.', '')
export const isUnitOfTime = (unit: string): boolean => durationUnits[foldUnit(unit)] !== undefined
// One unit per another: "qq/ha", "kg/m3".
export const isKnownUnit = (unit: string): boolean => {
  const written = foldUnit(unit)
  const slash = written.indexOf('/')
  return knownUnits.has(written) || (slash > 0 && knownUnits.has(written.slice(0, slash).trimEnd()))
}

/** One letter alone is a measure where it is written as one: 5 m, 12 V, but not flat 3 A. */
export const isMeasure = (unit: string): boolean =>
  isKnownUnit(unit) && (unit.replace('.', '').length > 1 || /^[mglLtWVh"″]/.test(unit))

// Words behind a unit that leave it what it is: "kg netos", "m lineales", "km aprox.".
const BENIGN =
  /^(?:net[oa]s?|brut[oa]s?|net|gross|lineales|tech(?:\.|ad[oa]s)?|constr(?:\.|uid[oa]s)?|cub(?:\.|iert[oa]s)?|tot(?:\.|ales)?|[uú]tiles|cuadrad[oa]s|cubic[oa]s|cúbic[oa]s|square|linear|cubic|aprox\.?|approx\.?|each|lote|terreno|parcela|solar|jard[ií]n|terraza|ü\. ?(?:A|NN|M)\.?|s\. ?n\. ?m\.?|a\.? ?s\.? ?l\.?|c\/u|al? .*|por .*|per .*|\/.*)$/i

/** "35 mm short film", "24 HORAS VIDEO", "21 hours ago": what goes on behind a measure is a name, not its unit. */
export function goesOnBehindMeasure(unit: string): boolean {
  const space = unit.indexOf(' ')
  if (space < 0 || isKnownUnit(unit)) return false
  const first = unit.slice(0, space)
  return (isKnownUnit(first) || isUnitOfTime(first)) && !BENIGN.test(unit.slice(space + 1))
}
