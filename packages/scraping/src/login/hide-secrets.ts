import { type SiteLogin, secretsOf } from './site-login.ts'

// Shorter ones stand in any page by chance, and taking them out would only spoil it.
const SHORTEST_SECRET = 6

/** Names that HTML has for signs; everything else is written by its number. */
const NAMED: Record<string, string[]> = {
  '&': ['amp'],
  '<': ['lt'],
  '>': ['gt'],
  '"': ['quot', 'ldquo', 'rdquo'],
  "'": ['apos', 'lsquo', 'rsquo'],
  ' ': ['nbsp'],
  '@': ['commat'],
  '.': ['period'],
  '!': ['excl'],
  '#': ['num'],
  $: ['dollar'],
  '%': ['percnt'],
  '*': ['ast'],
  '+': ['plus'],
  '-': ['hyphen', 'dash'],
  '/': ['sol'],
  ':': ['colon'],
  ';': ['semi'],
  '=': ['equals'],
  '?': ['quest'],
  _: ['lowbar'],
}

/**
 * Takes what was typed to sign in out of a text: some sites write it back into their pages and addresses. Each letter is
 * recognised however it is escaped, by itself and twice over, so it does not matter which program wrote it.
 */
export function hideSecrets(login: SiteLogin): (text: string) => string {
  const secrets = secretsOf(login)
    .filter(secret => secret.length >= SHORTEST_SECRET)
    .flatMap(secret => [secret, secret.normalize('NFC'), secret.normalize('NFD')])
  if (secrets.length === 0) return text => text
  // The longest first: one secret may be the beginning of another.
  const all = [...new Set(secrets)].sort((one, other) => other.length - one.length)
  const written = new RegExp(all.map(writeEscaped).join('|'), 'g')
  const packed = new RegExp(all.flatMap(writePacked).map(escapeExpression).join('|'), 'g')
  const hex = new RegExp(all.map(secret => anyCase(Buffer.from(secret).toString('hex'))).join('|'), 'g')
  return text => text.replace(written, '•••').replace(packed, '•••').replace(hex, '•••')
}

const writeEscaped = (secret: string) => [...secret].map(writeLetter).join('')

/**
 * One letter in all the ways that HTML, addresses and scripts write it. No part repeats without a bound, and the case
 * stands in the expression: the flag for it makes a long page several times slower.
 */
function writeLetter(letter: string): string {
  const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(
    text => [...text].length === 1,
  )
  const ways = cases.flatMap(text => {
    const point = text.codePointAt(0) ?? 0
    const hex = anyCase(point.toString(16))
    const bytes = [...Buffer.from(text)].map(byte => `%(?:25){0,3}${anyCase(byte.toString(16).padStart(2, '0'))}`)
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
    const names = (NAMED[text] ?? []).map(name => `&(?:amp;){0,3}${anyCase(name)};?`)
    return [
      escapeExpression(text),
      `&(?:amp;){0,3}#(?:0{0,7}${point}|[xX]0{0,7}${hex});?`,
      bytes.join(''),
      units.map(unit => `\\\\{1,4}u${anyCase(unit)}`).join(''),
      `\\\\{1,4}(?:u\\{0{0,4}${hex}\\}|${escapeExpression(text)}${point < 256 ? `|x${anyCase(point.toString(16).padStart(2, '0'))}` : ''})`,
      ...names,
    ]
  })
  return `(?:${[...ways, ...(letter === ' ' ? ['\\+', '\\u00a0'] : [])].join('|')})`
}

const anyCase = (text: string) => text.replace(/[a-z]/gi, letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** What a secret looks like inside a longer text in base64: one spelling for each of the three ways it can fall. */
function writePacked(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [0, 1, 2].flatMap(before => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // Letters that also hold bits of what stands before or behind are left out.
    const first = Math.ceil((before * 4) / 3)
    const last = Math.floor(((before + bytes.length) * 4) / 3)
    const sure = whole.slice(first, last)
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

const escapeExpression = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
