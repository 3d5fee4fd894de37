import { isMachineAddress } from '@sondeo/values/machine-address'
import { readTaxId } from '@sondeo/values/read-tax-id'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { FAX_BEHIND, FAX_LABEL, LETTER_LABEL, OTHER_LABEL, PHONE_AND_FAX, PHONE_LABEL } from './contact-labels.data.ts'
import { countryNamedAtEnd } from './country-named.ts'
import { renumber } from './renumber.ts'
import { dialLetters, type PhoneShape } from './scan-phones.ts'

/** What the page says around a number: folded text in front of it and behind it. */
export type PhoneSurroundings = { before: string; behind: string; isLink: boolean; header: string }

type ClassifiedPhone = { value: string; isFax: boolean }

const DATES = /^\(?(?:(?:19|20)\d\d[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d)(?:\D|$)/
const YEARS = /^\(?(?:1\d|20)\d\d(?:\s?[-–—/]\s?|\s)(?:(?:1\d|20)\d\d|\d\d)\)?$/
const SCORES = /^\d{1,3}(?:[-–]\d{1,3}){1,3}$/
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/
const HYPHENATED_CODE = /^\d{1,4}-\d{1,2}-\d+$/
const MONEY_BEFORE = /(?:[$€£¥₡₲₹]|s\/\.?|us\$|usd|eur|pen|mxn|cop|clp|ars)\s?$/
const UNIT_BEHIND = /^\s?(?:%|€|\$|£|km|kg|mb|gb|px|m²|m2|hz|soles|dolares|pesos|euros|usd|eur|x \d)/

const parse = (text: string, countries: string[]): { value: string; isValid: boolean } | null => {
  for (const country of [...countries, undefined]) {
    const code = country && isSupportedCountry(country) ? (country as CountryCode) : undefined
    const parsed = parsePhoneNumberFromString(
      country ? renumber(text, country) : text,
      code ? { defaultCountry: code, extract: false } : { extract: false },
    )
    if (parsed?.isValid()) return { value: parsed.number, isValid: true }
  }
  return null
}

/** A number behind its trunk prefix is whole, so the country makes it international although no range holds it yet. */
function writeNational(dialled: string, country: string | undefined): string | null {
  if (!dialled.replace(/^\(/, '').startsWith('0') || !country || !isSupportedCountry(country)) return null
  const parsed = parsePhoneNumberFromString(dialled, { defaultCountry: country as CountryCode, extract: false })
  const hasTrunk = parsed !== undefined && parsed.nationalNumber.length < dialled.replace(/\D/g, '').length
  return hasTrunk && parsed.isPossible() ? parsed.number : null
}

const labelAround = (around: PhoneSurroundings): 'fax' | 'phone' | 'other' | null => {
  const { before, behind } = around
  if (FAX_BEHIND.test(behind)) return 'fax'
  if (PHONE_AND_FAX.test(before)) return 'phone'
  const letter = LETTER_LABEL.exec(before)?.[1]
  if (letter === 'f' || FAX_LABEL.test(before)) return 'fax'
  if (letter || PHONE_LABEL.test(before)) return 'phone'
  if (OTHER_LABEL.test(before)) return 'other'
  const { header } = around
  if (FAX_LABEL.test(header)) return 'fax'
  if (PHONE_LABEL.test(header)) return 'phone'
  return OTHER_LABEL.test(header) ? 'other' : null
}

const isOtherThing = (raw: string, { before, behind }: PhoneSurroundings): boolean =>
  DATES.test(raw) ||
  YEARS.test(raw) ||
  isMachineAddress(raw) ||
  (SCORES.test(raw) && raw.replace(/\D/g, '').length < 7) ||
  readTaxId(raw) !== null ||
  MONEY_BEFORE.test(before) ||
  UNIT_BEHIND.test(behind) ||
  /[a-z\d@/=&?_]$/.test(before) ||
  /^[a-z_@]/.test(behind)

/** A grouping that people give phone numbers and little else. */
const isPhoneShaped = (raw: string): boolean => {
  if (/^\+|^\(\+?\d/.test(raw)) return true
  if (GROUPED.test(raw) || HYPHENATED_CODE.test(raw)) return false
  const groups = raw.split(/\D+/).filter(group => group !== '')
  return (
    groups.length >= 2 &&
    groups.length <= 6 &&
    groups.every(group => group.length <= 8) &&
    (groups.at(-1)?.length ?? 0) >= 2
  )
}

/** Decides whether a shape is a phone, a fax, or neither, for the countries the page may be from. */
export function classifyPhone(
  shape: PhoneShape,
  around: PhoneSurroundings,
  countries: string[],
): ClassifiedPhone | null {
  if (!around.isLink && isOtherThing(shape.raw, around)) return null
  const label = labelAround(around)
  if (!around.isLink && label === 'other') return null
  const dialled = dialLetters(shape.raw)
    .replace(/^00/, '+')
    .replace(/^\(\s?\+\s?(\d{1,3})\s?\)/, '+$1')
  const digits = dialled.replace(/\D/g, '')
  if (new Set(digits).size === 1) return null
  const named = countryNamedAtEnd(around.before)
  const isLabelled = label !== null || around.isLink
  if (!isLabelled && named === null && !isPhoneShaped(shape.raw)) return null
  const parsed = parse(dialled, named ? [named, ...countries] : countries)
  const isFax = label === 'fax'
  if (parsed) return { value: parsed.value, isFax }
  // Numbers of another country than the page's, or of a plan newer than our tables, when the page calls them phones.
  if (isLabelled && digits.length >= 6 && digits.length <= 15 && !YEARS.test(shape.raw)) {
    return { value: dialled.startsWith('+') ? `+${digits}` : (writeNational(dialled, countries[0]) ?? digits), isFax }
  }
  return null
}
