import { foldWords } from '@sondeo/table/fold-words'
import type { DayOrder } from '../cells/read-date.ts'
import { rememberTexts } from '../cells/remember-texts.ts'
import { type Evidence, evidenceOfPhrase, taxIdSchemes } from '../data/header-words.data.ts'
import { knownUnits } from '../data/known-units.data.ts'
import { findHeaderCurrencies, type HeaderCurrencies, type HeaderCurrency } from './header-currencies.ts'
import { evidenceOf, isPlainWord, NUMBER_WORDS, namesThings } from './header-evidence.ts'
import { findScale } from './header-scale.ts'
import { beginsWithCode, namesCodes } from './names-codes.ts'

/** What a column's header is evidence for; the cells have their say elsewhere. */
export type Header = {
  says: (evidence: Evidence) => boolean
  /** All that it says. */
  evidence: readonly Evidence[]
  /** Whether a word or a currency says that the cells are quantities. */
  asksForNumbers: boolean
  /** Whether it speaks of quantities or of money. */
  asksForAmounts: boolean
  /** Folded words, abbreviations in one piece: "R.U.C. socio" has "ruc" and "socio". */
  words: readonly string[]
  /** Whether the cells name things: "maybe" gives way to any cell that looks like a quantity. */
  namesCodes: 'surely' | 'maybe' | 'no'
  currencies: readonly HeaderCurrency[]
  /** "Importe (miles €)": the numbers are not the amounts themselves. */
  isScaled: boolean
  /** How much one is there, where the header says so. */
  scale: number | null
  /** The order of day and month that the header shows: "Fecha (dd/mm/aa)". */
  dayOrder: DayOrder | null
  /** The only year that stands in the header. */
  year: string | null
  /** "N.º" and the like is all that speaks of codes, and it may count as well. */
  isOnlyNumbered: boolean
  /** "R.N.E.", "RBD": letters that stand for words. */
  isAcronym: boolean
  /** Tax ids that it names: "RUC". */
  schemes: readonly string[]
}

// Words joined by capital letters, and not units: "ValorContrato", but not "kWh".
const JOINED_WORDS = /(?<=\p{Ll}{2})(?=\p{Lu}\p{L}{2})/gu
const NUMBER_SIGN = /(?<![a-z])n\.? ?[º°]\.? ?/g
// Italy's tax id has a tax in its name.
const PARTITA_IVA = /(?<![a-z])p(?:art(?:ita)?)?\.? ?iva(?![a-z])/
const NATIONAL_MONEY = /(?<![a-z])m\. ?n\.(?![a-z])/
// Letters with dots, one word: "R.U.C.", "C. P.".
const SPELLED = /(?<![a-z])[a-z](?:(?:\.[a-z])+\.?|(?:\. [a-z])+\.)(?![a-z])/g
const WORDS = /[a-z]+\d?|\d+/g
// "Importe (miles €)", but a cover of "$1 million"
const SCALED =
  /(?<!\d ?)(?:^|[^a-z])(?<!\d ?)(?:miles|mil|millones|mill|mm|thousands?|millions?|billions?|bn|mn|lakhs?|crores?|tsd|mio|mrd)(?:us\$|u\$s|usd|eur|[^a-z]|$)|(?<![\d.,])000|(?:^|[^a-z])[mk] ?(?:us ?\$|u\$s|usd|eur|[$€£])|[$€£] ?[mk](?:[^a-z\d²³]|$)|(?:^|[^a-z])c(?:ts?|ents?|entavos|entimos)?\.? ?(?:de )?(?:[€£]|us\$|eur)/
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
// A span of years: "2025-26", "2025/2026".
const SPAN = /(?<!\d)(?:19|20)\d\d ?[-–/] ?\d\d/
const DAY_FIRST = /(?<![a-z])dd?[-/. ]mm?(?![a-z])/
const MONTH_FIRST = /(?<![a-z]|(?:yy|aa)[-/. ])mm?[-/. ]dd?(?![a-z])/
const NUMERIC: readonly Evidence[] = ['percent', 'percent-sign', 'quantity', 'unit']
const COUNTING: readonly Evidence[] = ['quantity', 'unit', 'duration', 'percent', 'percent-sign']
// A total may be one of money.
const NEUTRAL = new Set(['total', 'minimo', 'minimum', 'maximo', 'maximum', 'promedio', 'average', 'min', 'max'])
const BRACKETED_UNIT = /\(([a-z]{1,4}[²³]?)(?:\/[^()]*)?\)/g

/** Units in brackets: "mg" of "Nitrate (mg/L as N)". */
const bracketedUnits = (folded: string): string[] =>
  folded.includes('(')
    ? [...folded.matchAll(BRACKETED_UNIT)].flatMap(([, unit = '']) => (knownUnits.has(unit) ? [unit] : []))
    : []

/** "2022", "2022 [YR2022]": what is under them are its figures. */
const isYearAlone = (words: string[]): boolean =>
  words.some(word => /^(?:19|20)\d\d$/.test(word)) && words.every(word => /^\d+$|^(?:yr|fy|ano|year)\d*$/.test(word))

function findYear(name: string): string | null {
  if (!/\d{4}/.test(name)) return null
  const years = new Set(name.match(YEARS))
  const [only] = years
  return years.size === 1 && only && !SPAN.test(name) ? only : null
}

/** Whether the cells are counted or measured, whatever else the header names. */
const isCounted = (folded: string, words: string[]): boolean =>
  words.some(word => !NEUTRAL.has(word) && evidenceOf(word).some(evidence => COUNTING.includes(evidence))) ||
  bracketedUnits(folded).length > 0

const NOTHING: Header = {
  says: () => false,
  evidence: [],
  asksForNumbers: false,
  asksForAmounts: false,
  words: [],
  namesCodes: 'no',
  currencies: [],
  isScaled: false,
  scale: null,
  dayOrder: null,
  year: null,
  isOnlyNumbered: false,
  isAcronym: false,
  schemes: [],
}

const MAX_READ = 300
const ACRONYM = /^(?:\p{Lu}\.? ?){2,6}$|^\p{Lu}{2,7}(?:[ /-]?\(?\p{Lu}{2,5}\)?|[ -]?\d{1,2})?$/u
// Millions of dollars, shortened: "(MMU$)".
const SHORT_DOLLARS = /(?<=M)U\$(?!S)/
// The lists of a site have the same headers page after page; sentences over a column are not kept.
const readKnown = rememberTexts(name => classifyWords(name.slice(0, MAX_READ).replace(SHORT_DOLLARS, 'US$')), {
  maxKnown: 1000,
  maxLength: 80,
})

/** Reads a header once for all columns that have it. */
export const readHeader = (name: string | undefined): Header => (name ? readKnown(name) : NOTHING)

const hasFound = ({ currencies, isRate }: HeaderCurrencies): boolean => isRate || currencies.length > 0

function classifyWords(name: string): Header {
  // Words joined without a blank: "PesosChilenos".
  const apart = name.replace(JOINED_WORDS, ' ')
  const folded = foldWords(apart)
    .replaceAll('_', ' ')
    .replace(NUMBER_SIGN, 'nro ')
    .replace(/(?<=[a-z]) #$/, ' number')
    .replace(PARTITA_IVA, 'piva')
    .replace(NATIONAL_MONEY, 'moneda nacional')
    .replace(SPELLED, spelled => spelled.replace(/[. ]/g, ''))
  const words = folded.match(WORDS) ?? []
  const said = new Set<Evidence>()
  words.forEach((word, at) => {
    if (isPlainWord(word, at, words, name)) for (const evidence of evidenceOf(word)) said.add(evidence)
  })
  for (const [evidence, hint, form] of evidenceOfPhrase) {
    if (folded.includes(hint) && form.test(folded)) said.add(evidence)
  }
  if (bracketedUnits(folded).some(unit => unit.length > 1)) said.add('unit')
  const isMoney = said.has('money')
  const isCode = said.has('code') && beginsWithCode(words)
  const others = {
    isMoney,
    isOther: isCode || said.has('percent-sign'),
    isCounted: () => isCounted(folded, words),
  }
  const own = findHeaderCurrencies(name, others)
  const { currencies, isRate } = hasFound(own) || apart === name ? own : findHeaderCurrencies(apart, others)
  if (isRate && !isMoney) said.add('fine-rate')
  const hasCurrency = currencies.some(({ isWeak }) => !isWeak)
  const isScaled = words.some(word => /^m{1,2}d[pd]$/.test(word)) || (currencies.length > 0 && SCALED.test(folded))
  const asksForNumbers = hasCurrency || isYearAlone(words) || NUMERIC.some(evidence => said.has(evidence))
  return {
    says: evidence => said.has(evidence),
    evidence: [...said],
    asksForNumbers,
    asksForAmounts: asksForNumbers || isMoney,
    words,
    namesCodes: namesCodes(said, words, hasCurrency),
    currencies,
    isScaled,
    scale: isScaled ? findScale(folded) : null,
    dayOrder: DAY_FIRST.test(folded) ? 'day-first' : MONTH_FIRST.test(folded) ? 'month-first' : null,
    year: findYear(name),
    isOnlyNumbered: !words.some(word => !NUMBER_WORDS.has(word) && namesThings(word)),
    isAcronym: ACRONYM.test(name),
    schemes: words.flatMap(word => taxIdSchemes.get(word) ?? []),
  }
}
