import { checkUrl } from './guard/check-url.ts'
import { Unreadable, type WhyUnreadable } from './why-unreadable.ts'

/** `isBare`: no scheme was typed. */
export type ParsedAddress = { ok: true; url: string; isBare: boolean } | { ok: false; why: WhyUnreadable }

/** Reads what a person typed: blanks around it go, and an address without `http://` or `https://` gets `https://`. */
export function parseAddress(text: string): ParsedAddress {
  const trimmed = text.trim()
  try {
    const url = checkUrl(hasScheme(trimmed) ? trimmed : `https://${trimmed}`)
    url.hash = ''
    return { ok: true, url: url.href, isBare: !hasScheme(trimmed) }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, why: error.why }
    throw error
  }
}

/** `example.com:8080` begins like a scheme but is a host with its port. */
const hasScheme = (text: string) => /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)
