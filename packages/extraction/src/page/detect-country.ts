import { countryCurrencies } from '@sondeo/values/country-currencies'
import type { Page } from './page.ts'

// Country-code domains that are mostly sold as words, so they say nothing of a country.
const GENERIC_DOMAINS = new Set(['CO', 'IO', 'TV', 'ME', 'AI', 'CC', 'FM', 'LY', 'SH', 'TO', 'WS', 'GG', 'EU'])
const SECOND_LEVELS = /^(com|gob|gov|gub|org|edu|net|co|ac|mil|go)$/

/** Told by the address, the language tag or the locale, in this order. */
export function detectCountry(page: Page): string | null {
  return countryOfHost(page.url) ?? regionOfLanguage(page) ?? null
}

function countryOfHost(url: string): string | null {
  const parts = URL.parse(url)?.hostname.split('.') ?? []
  const last = parts.at(-1)?.toUpperCase() ?? ''
  if (last === 'UK') return 'GB'
  if (!/^[A-Z]{2}$/.test(last) || parts.length < 2) return null
  // ".com.co" is Colombia, a bare ".co" may be anybody.
  if (GENERIC_DOMAINS.has(last) && !SECOND_LEVELS.test(parts.at(-2) ?? '')) return null
  return last
}

function regionOfLanguage(page: Page): string | null {
  const html = page.elements.find(element => element.name === 'html')
  const locale = page.elements.find(element => element.name === 'meta' && element.attribs.property === 'og:locale')
  for (const tag of [html?.attribs.lang, html?.attribs['xml:lang'], locale?.attribs.content]) {
    const region = tag && /^\s*[a-z]{2,3}[-_]([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
    // Site builders write en-US and es-ES by default whatever the country is.
    if (region && region !== 'US' && region !== 'ES') return region
  }
  return null
}

/** A currency the page's own data names, else that of its country. */
export function detectCurrency(page: Page): string | null {
  for (const { attribs } of page.elements) {
    const name = attribs.property ?? attribs.itemprop ?? attribs.name
    if (!name || !/^(?:product:price:currency|og:price:currency|pricecurrency)$/i.test(name)) continue
    const code = attribs.content?.trim().toUpperCase()
    if (code && /^[A-Z]{3}$/.test(code)) return code
  }
  return (page.country && countryCurrencies[page.country]) || null
}
