import { type Candidate, codeOrText } from '../../cells/classify-cell.ts'
import { dropMoneyRemarks } from '../../cells/drop-remarks.ts'
import { type FoundCurrency, isOrdinaryCode, isWeakSign, isWordElsewhere } from '../../cells/find-currency.ts'
import { isReference } from '../../cells/is-identifier.ts'
import { type MoneyCell, splitMoneyCell } from '../../cells/read-money-cell.ts'
import { splitNumberCell } from '../../cells/read-number-cell.ts'
import { contextCountry, homeCurrency, ownCurrency } from '../column-context.ts'
import { type Doubtful, keepAsText } from './doubtful.ts'

const isLetterBesideDigits = (text: string): boolean => /^\p{L}\s?\d{1,3}$|^\d{1,3}\s?\p{L}$/u.test(text)

// Of engines, unless some cell beside it says more than that.
const EMISSION_CLASS = /^euro ?[1-7]$/i

// Sizes have countries, and look like money: "EUR 38" under "Talla".
const SIZE_WORDS = new Set(['talla', 'tallas', 'size', 'sizes', 'calzado'])
const SIZE = /^(?:EUR? )?(?:1[5-9]|[2-4]\d|50)(?:[.,]5)?(?: EUR?)?$/
const OCTANES = /^(?:8[5-9]|9\d|10[0-2]) ?RON$/

/** What else is, or was, paid with. */
const BESIDE_OWN: Record<string, string> = { CL: 'CLF', DE: 'DEM' }

/** What people of the page's country write by a letter or two: "Q" in Guatemala, "UF" in Chile. */
function ownSigns(column: Doubtful): (codes: string[]) => boolean {
  const own = ownCurrency(column.context)
  const more = BESIDE_OWN[contextCountry(column.context) ?? '']
  return codes => [own, more].some(code => code !== undefined && codes.includes(code))
}

const PLATE = /^\d{3,4}[ -]?[A-Z]{3}$|^[A-Z]{3}[ -]?\d{3,4}$/

// A variable of a program: "$p" in a manual.
const VARIABLE = /^\$\p{L}\w{0,20}$/u

/** "$3" beside "$p" is what a program calls something; "^48$" is a pattern. */
function keepVariablesAsText(column: Doubtful): Doubtful {
  const hasVariables = column.texts.some(text => VARIABLE.test(text))
  const isNone = (text: string): boolean => text.startsWith('^') || (hasVariables && /^\$\d{1,2}$/.test(text))
  return column.texts.some(isNone) ? { ...column, candidates: keepAsText(column, isNone) } : column
}

/** Amounts that only the column or the page's country can tell from codes and from numbers with a unit. */
export function resolveMoney(given: Doubtful): Candidate[] {
  const column = keepVariablesAsText(given)
  const candidates = bareAmounts(promoteThousands(promoteUnits(column), column), column)
  return candidates.some(({ as }) => as === 'money') ? lowerCodes({ ...column, candidates }) : candidates
}

/** "KM 0" in Spain counts kilometres: letters of far countries need a page from there. */
function isForeignLetter({ sign, codes, isWeak }: FoundCurrency, column: Doubtful, text: string): boolean {
  if (isWordElsewhere(sign)) return !codes.includes(homeCurrency(column.context) ?? '')
  const { header } = column
  const isNamed = header.currencies.some(named => named.sign === sign && (!named.isWeak || header.says('money')))
  if (isNamed || ownSigns(column)(codes)) return false
  // A letter with a small number names something: "P1", "P7 (hilltop)".
  const isSmall = /^\p{L}$/u.test(sign) && !/\d[.,]\d|\d{4}/.test(text)
  if (isSmall && !header.says('money')) return true
  return isWeak && (isOrdinaryCode(sign) || (sign.length <= 2 && contextCountry(column.context) !== undefined))
}

/** What is left of an amount that is none: "200 din" are that many of something. */
function numberOrCode({ currency, times }: MoneyCell, text: string): Candidate {
  const mayCount = times < 1 || isWordElsewhere(currency.sign) || currency.sign === 'RON'
  const cell = mayCount ? splitNumberCell(text) : null
  return cell ? { as: 'number', cell } : codeOrText(text)
}

/** "R1", "L5" and "75p" are codes, unless some cell of the column or the page's own currency says that they are amounts. */
function lowerCodes(column: Doubtful): Candidate[] {
  const { texts, filled } = column
  const candidates = column.candidates.map((candidate, at) => {
    if (candidate.as !== 'money' || !isForeignLetter(candidate.cell.currency, column, texts[at] ?? '')) return candidate
    return numberOrCode(candidate.cell, texts[at] ?? '')
  })
  const amounts = candidates.filter(({ as }) => as === 'money').length
  const isNaming = column.header.says('naming') || column.header.namesCodes !== 'no'
  const isOwn = ownSigns(column)
  const isSized = column.header.words.some(word => SIZE_WORDS.has(word))
  // Three letters that are a code elsewhere are none: "7789 KZT" among plates.
  const havePlates = texts.some((text, at) => PLATE.test(text) && candidates[at]?.as !== 'money')
  const isPlate = (text: string): boolean => havePlates && PLATE.test(text)
  const isCoin = (sign: string): boolean => sign === '¢' || column.header.says('pence')
  const isDoubtful = (candidate: Candidate, at: number): boolean => {
    if (candidate.as !== 'money') return false
    // Three letters of a model are no currency: "NPR 816" among models.
    if (isNaming && amounts * 2 < filled.length && /^[A-Z]{3}$/.test(candidate.cell.currency.sign)) return true
    if (isPlate(texts[at] ?? '')) return true
    if (EMISSION_CLASS.test(texts[at] ?? '') || (OCTANES.test(texts[at] ?? '') && !isOwn(['RON']))) return true
    if (isSized && SIZE.test(texts[at] ?? '')) return true
    if (!candidate.cell.currency.isWeak) return false
    // Pence per something: "53.4p/day".
    if (/p ?\/ ?\p{L}/u.test(texts[at] ?? '') && isOwn(['GBP'])) return false
    if (candidate.cell.times < 1) return !isCoin(candidate.cell.currency.sign) || !isOwn(candidate.cell.currency.codes)
    if (isOwn(candidate.cell.currency.codes)) return false
    const text = texts[at] ?? ''
    // A letter of a name is no sign: "K 7/15 PS" among names.
    return amounts * 2 < filled.length || isReference(text) || isLetterBesideDigits(text)
  }
  if (!candidates.every((candidate, at) => candidate.as !== 'money' || isDoubtful(candidate, at))) return candidates
  return candidates.map((candidate, at) =>
    candidate.as === 'money' ? numberOrCode(candidate.cell, texts[at] ?? '') : candidate,
  )
}

const THOUSANDS = /^M ?\$ ?(?=\d)/
const MILLIONS = /(?<!\p{L})MM ?\$/u

/** "M$ 3.500" beside "MM$ 45" counts thousands in Chile; alone it stays open. */
function promoteThousands(candidates: Candidate[], { texts, context }: Doubtful): Candidate[] {
  if (contextCountry(context) !== 'CL' || !texts.some(text => MILLIONS.test(text))) return candidates
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    const cell = candidate.as === 'text' && THOUSANDS.test(text) ? splitMoneyCell(text.replace(THOUSANDS, '$$')) : null
    return cell ? { as: 'money', cell: { ...cell, times: 1000 } } : candidate
  })
}

/** "1.200 UF" in Chile and "2 340 Ft" in Hungary are amounts, no counts of something. */
function promoteUnits(column: Doubtful): Candidate[] {
  const isOwn = ownSigns(column)
  return column.candidates.map((candidate, at) => {
    if (candidate.as !== 'number' || candidate.cell.unit === null) return candidate
    const { unit } = candidate.cell
    if (unit.length < 2 || !(isWeakSign(unit) || isOrdinaryCode(unit))) return candidate
    const cell = splitMoneyCell(column.texts[at] ?? '')
    return cell && isOwn(cell.currency.codes) ? { as: 'money', cell } : candidate
  })
}

/** "4,500.00 + IGV" and "0.125 c/u" under "S/": what leaves an amount what it is does so without its sign, too. */
function bareAmounts(candidates: Candidate[], { texts, header }: Doubtful): Candidate[] {
  if (!header.currencies.some(({ isWeak }) => !isWeak)) return candidates
  return candidates.map((candidate, at) => {
    const isOpen = candidate.as === 'text' || (candidate.as === 'number' && candidate.cell.unit !== null)
    const text = texts[at] ?? ''
    if (!isOpen || !STARTS_AS_AMOUNT.test(text) || text.length > MAX_LENGTH) return candidate
    const cell = splitNumberCell(dropMoneyRemarks(text.replace(EACH, '')))
    return cell?.unit === null ? { as: 'number', cell } : candidate
  })
}

const MAX_LENGTH = 60
const STARTS_AS_AMOUNT = /^\d[\d.,']* ?[^\d.,']/
const EACH = / (?:c\/u|each|ea|apiece|cada un[oa])\.?$/i
