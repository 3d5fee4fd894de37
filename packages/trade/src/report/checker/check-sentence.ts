import type { SummaryFact, SummaryFacts } from '../summary-facts.ts'
import { type Claim, findClaims } from './find-claims.ts'
import { findPlaces, type Place } from './find-places.ts'
import { findStrangeName } from './find-strange-name.ts'
import { findStrangeWriting } from './find-strange-writing.ts'
import { looseQuantities, partWords } from './number-words.data.ts'
import { flattenSentence, toPlainSentence } from './to-plain-sentence.ts'

/** What in a sentence is not in the facts; null when all of it is. */
export type Fault = { because: 'number' | 'country' | 'year'; what: string }

const loose = new RegExp(`(?<![\\p{L}])(?:${looseQuantities})(?![\\p{L}])`, 'u')
const bareParts = new RegExp(`(?:[%‰٪]|(?<![\\p{L}])(?:${partWords})(?![\\p{L}]))`, 'u')
const falling =
  /(?<!\p{L})(?:fell|fall|falls|falling|declin\w*|decreas\w*|drop\w*|shr[aiu]nk\w*|shrinking|contract\w*|lost|lower|down|cay\w*|caid\w*|cae\w*|baj\w*|disminu\w*|descen\w*|retroce\w*|reduc\w*|contra\w*|perdi\w*|(?<!al )menos|menor)(?!\p{L})/u
/** "Mil millones" with no number before it is a number too. */
const bareScale =
  /(?<!\p{L})(?:mil|millon|millones|(?:m|b|tr)illions?|thousands?|billon|billones|millardos?|bn|mn)(?!\p{L})/u
/** Words that make a percentage one of change; without them it is a share or a rate. */
const changing =
  /(?<!\p{L})(?:grew|grow\w*|r[oi]se\w*|rising|increas\w*|up|gain\w*|expan\w*|crec\w*|aument\w*|sub[ei]\w*|alza|avanz\w*|per year|a year|por ano|al ano|anual\w*|annual\w*|yearly|interanual|cagr|inflaci?on|inflation|frente|against|versus|vs)(?!\p{L})/u
const exporting = /(?<!\p{L})(?:export\w*|sells?|sold|sellers?|supply|suppliers?|vend\w*|ofert\w*|proveed\w*)/u
const importing = /(?<!\p{L})(?:import\w*|buys?|bought|buyers?|purchas\w*|compr\w*|demand\w*)/u

const kindsOf: Record<Claim['unit'], SummaryFact['kind'][]> = {
  usd: ['usd', 'price'],
  'usd-per-kg': ['usd-per-kg', 'price'],
  percent: ['percent', 'growth'],
  plain: ['index', 'count', 'code', 'price', 'tone', 'population'],
  year: ['code', 'index', 'population'],
  rank: ['rank'],
  foreign: [],
}

/** Rounding as people round; never further than a twentieth off, save for percentages. */
function isSameNumber(claim: Claim, fact: SummaryFact, isFalling: boolean): boolean {
  const isSigned = fact.kind === 'growth' || fact.kind === 'tone'
  return claim.readings.some(({ value, step }) => {
    if (claim.unit === 'rank' || fact.kind === 'count' || fact.kind === 'code') return value === fact.value
    const says = isSigned && (claim.isNegative || (isFalling && fact.kind === 'growth')) ? -value : value
    const off = Math.abs(says - fact.value)
    const rounding = step / 2 + Math.abs(fact.value) * 1e-9
    const closeEnough = claim.unit === 'percent' ? 0.5 : Math.abs(fact.value) * 0.05
    return off <= rounding && off <= closeEnough
  })
}

/** The country a number stands beside: the last one named before it, else the first after. */
const findNearest = (claim: Claim, places: Place[]): string | null =>
  (places.findLast(({ at }) => at < claim.at) ?? places.find(({ at }) => at >= claim.at))?.country ?? null

function isTold(claim: Claim, facts: SummaryFacts, context: Context): boolean {
  const { plain, places, years, flow, isFalling } = context
  const nearest = findNearest(claim, places)
  const clause = clauseAround(plain, claim)
  const isChange = changing.test(clause) || falling.test(clause)
  return facts.numbers.some(fact => {
    if (!kindsOf[claim.unit].includes(fact.kind) || !isSameNumber(claim, fact, isFalling)) return false
    if (claim.unit === 'percent' && (fact.kind === 'growth') !== isChange) return false
    if (fact.countries.length > 0 && (nearest === null || !fact.countries.includes(nearest))) return false
    if (fact.countries.length === 0 && fact.kind === 'usd' && places.length > 0) return false
    if (fact.flow && flow && fact.flow !== flow) return false
    return (
      !fact.year || years.length === 0 || years.includes(fact.year) || fact.kind === 'count' || fact.kind === 'growth'
    )
  })
}

/** The part of a sentence between the commas and brackets around a claim. */
function clauseAround(plain: string, { at, end }: Claim): string {
  const before =
    plain
      .slice(0, at)
      .split(/[,;:()]/)
      .at(-1) ?? ''
  const after = plain.slice(end).split(/[,;:()]/)[0] ?? ''
  return before + plain.slice(at, end) + after
}

type Context = {
  plain: string
  places: Place[]
  years: number[]
  flow: 'exports' | 'imports' | null
  isFalling: boolean
}

function blank(text: string, part: string): string {
  let result = text
  for (let at = part ? result.indexOf(part) : -1; at >= 0; at = result.indexOf(part)) {
    result = result.slice(0, at) + ' '.repeat(part.length) + result.slice(at + part.length)
  }
  return result
}

/** The product's own name may hold a country's, as in "Brazil nuts". */
function dropKnown(sentence: string, { productWords }: SummaryFacts): { plain: string; flat: string } {
  const harmless = productWords.map(toPlainSentence).filter(text => !/\p{N}/u.test(text) && text.length > 3)
  const flat = flattenSentence(sentence)
  const plain = harmless.reduce(blank, flat.toLowerCase())
  // Lower case has as many letters, so a place in one is the same place in the other.
  return { plain, flat: [...flat].map((letter, at) => (plain[at] === ' ' ? ' ' : letter)).join('') }
}

/** Holds every number, year and country of a sentence against the facts. */
export function checkSentence(sentence: string, facts: SummaryFacts, isTitle = false): Fault | null {
  const strange = findStrangeWriting(sentence)
  if (strange) return strange
  const { plain, flat } = dropKnown(sentence, facts)
  // "US$" is money, not a country.
  const places = findPlaces(plain.replace(/us\$|u\$s/g, '   '))
  const stranger = places.find(({ country }) => country === null || !facts.countries.includes(country))
  if (stranger) return { because: 'country', what: stranger.text }
  const claims = findClaims(plain, facts.decimalSign)
  const unread = claims.reduceRight(
    (text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    plain,
  )
  const leftover = /\p{N}/u.exec(unread) ?? bareScale.exec(unread) ?? loose.exec(unread) ?? bareParts.exec(unread)
  if (leftover) return { because: 'number', what: leftover[0] }
  const name = findStrangeName({ flat, places, claims, isTitle })
  if (name) return { because: 'country', what: name }
  const years = claims.filter(({ unit }) => unit === 'year').map(({ readings }) => readings[0]?.value ?? 0)
  const flow = exporting.test(plain) === importing.test(plain) ? null : exporting.test(plain) ? 'exports' : 'imports'
  const context = {
    plain,
    places,
    years: years.filter(year => facts.years.includes(year)),
    flow,
    isFalling: falling.test(plain),
  } as const
  for (const claim of claims) {
    if (claim.unit === 'year' && facts.years.includes(claim.readings[0]?.value ?? 0)) continue
    if (!isTold(claim, facts, context)) return { because: claim.unit === 'year' ? 'year' : 'number', what: claim.text }
  }
  return null
}
