import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { oncePerPage } from '../page/once-per-page.ts'
import type { Page } from '../page/page.ts'

const CANADIAN_POSTCODE = /(?<![A-Z\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])/
const BRITISH_POSTCODE = /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![A-Z\d])/
const AMERICAN_ZIP = /(?<![A-Z])[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/

const currencyCountries: Record<string, string> = {
  PEN: 'PE',
  COP: 'CO',
  CLP: 'CL',
  MXN: 'MX',
  ARS: 'AR',
  BOB: 'BO',
  UYU: 'UY',
  PYG: 'PY',
  CRC: 'CR',
  GTQ: 'GT',
  HNL: 'HN',
  DOP: 'DO',
  BRL: 'BR',
  GBP: 'GB',
  CAD: 'CA',
  AUD: 'AU',
}

/** Countries whose numbering the page's phones may follow, likeliest first. */
export const guessCountries = oncePerPage(lookForCountries)

function lookForCountries(page: Page): string[] {
  const countries = new Set<string>()
  if (page.country) countries.add(page.country)
  for (const match of page.text.matchAll(/\+\d[\d\s().-]{6,20}/g)) {
    const country = parsePhoneNumberFromString(match[0])?.country
    if (country) countries.add(country)
    if (countries.size > 4) break
  }
  if (CANADIAN_POSTCODE.test(page.text)) countries.add('CA')
  if (BRITISH_POSTCODE.test(page.text)) countries.add('GB')
  if (AMERICAN_ZIP.test(page.text)) countries.add('US')
  const byCurrency = page.currency && currencyCountries[page.currency]
  if (byCurrency) countries.add(byCurrency)
  if (countries.size === 0 && page.language === 'en') countries.add('US')
  return [...countries]
}
