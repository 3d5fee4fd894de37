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

/** One letter as it may stand in a page, prepared once. `codes` are those of the ways that escape nothing. */
export type Letter = { cases: Case[]; plain: string[]; codes: Set<number> }
type Case = { text: string; decimal: string; hex: string; bytes: string[]; units: string[]; names: string[] }

const hexOf = (value: number, length: number) => value.toString(16).padStart(length, '0')

export function prepareLetter(letter: string): Letter {
  const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])]
    .filter(text => [...text].length === 1)
    .map((text): Case => {
      const point = text.codePointAt(0) ?? 0
      return {
        text,
        decimal: String(point),
        hex: point.toString(16),
        bytes: [...Buffer.from(text)].map(byte => hexOf(byte, 2)),
        units: Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at), 4)),
        names: NAMED[text] ?? [],
      }
    })
  const plain = [...cases.map(({ text }) => text), ...(letter === ' ' ? ['+', '\u00a0'] : [])]
  return { cases, plain, codes: new Set(plain.map(text => text.charCodeAt(0))) }
}

const codeOf = (sign: string) => sign.charCodeAt(0)
const AND = codeOf('&')
const PERCENT = codeOf('%')
const BACKSLASH = codeOf('\\')
const SMALL_U = codeOf('u')
const SMALL_X = codeOf('x')

/** A code that begins something escaped, or is half a letter: what stands there takes a closer look. */
export const needsLook = (code: number) =>
  code === AND || code === PERCENT || code === BACKSLASH || (code >= 0xd800 && code < 0xe000)

/** The codes that any way of writing it begins with. */
export const beginningsOf = ({ codes }: Letter): Set<number> => new Set([...codes, AND, PERCENT, BACKSLASH])

/** Whether the text goes on with this, which is in small letters, whatever case it is in there. */
function hasAt(text: string, at: number, small: string): boolean {
  for (let index = 0; index < small.length; index++) {
    const code = text.charCodeAt(at + index)
    const folded = code >= 65 && code <= 90 ? code + 32 : code
    if (folded !== small.charCodeAt(index)) return false
  }
  return true
}

const NOWHERE: number[] = []

/** Every place where this letter may end that begins here, in all the ways HTML, addresses and scripts write it. */
export function endsOfLetter(text: string, at: number, letter: Letter): number[] {
  const code = text.charCodeAt(at)
  if (!letter.codes.has(code) && !mayBeEscaped(text, at, letter)) return NOWHERE
  const ends: number[] = []
  for (const one of letter.plain) if (text.startsWith(one, at)) ends.push(at + one.length)
  for (const one of letter.cases) {
    if (code === AND) addReferences(text, at, { one, ends })
    else if (code === PERCENT) addBytes(text, [at], { one, ends })
    else if (code === BACKSLASH) addEscapes(text, at, { one, ends })
  }
  return ends
}

/** A quick look: pages full of signs that begin an escape are not to be slow. */
function mayBeEscaped(text: string, at: number, { cases, codes }: Letter): boolean {
  const code = text.charCodeAt(at)
  if (code === AND) return text.startsWith('amp;', at + 1) || text[at + 1] === '#' || cases.some(one => one.names[0])
  if (code === PERCENT)
    return text.startsWith('25', at + 1) || cases.some(one => hasAt(text, at + 1, one.bytes[0] ?? ''))
  if (code !== BACKSLASH) return false
  for (let from = at + 1; from <= at + 4; from++) {
    const next = text.charCodeAt(from)
    if (next === SMALL_U || next === SMALL_X || codes.has(next)) return true
    if (next !== BACKSLASH) return false
  }
  return false
}

type Adding = { one: Case; ends: number[] }

/** `&#39;`, `&#x27;`, `&apos;`, and the same with its `&` written as `&amp;`, up to three times. */
function addReferences(text: string, at: number, { one, ends }: Adding): void {
  let from = at + 1
  for (let depth = 0; depth < 3 && text.startsWith('amp;', from); depth++) from += 4
  const close = (end: number) => void ends.push(...(text[end] === ';' ? [end + 1, end] : [end]))
  // The sign itself may be the one whose name was just passed over.
  for (let start = from; start > at; start -= 4)
    for (const name of one.names) if (hasAt(text, start, name)) close(start + name.length)
  if (text[from] !== '#') return
  const isHex = text[from + 1] === 'x' || text[from + 1] === 'X'
  const digits = isHex ? one.hex : one.decimal
  const start = passOver(text, from + (isHex ? 2 : 1), { sign: '0', most: 7 })
  if (hasAt(text, start, digits)) close(start + digits.length)
}

function passOver(text: string, at: number, { sign, most }: { sign: string; most: number }): number {
  let end = at
  while (end < at + most && text[end] === sign) end++
  return end
}

/** `%c3%b1`, and the same with its `%` written as `%25`, up to three times. */
function addBytes(text: string, from: number[], { one, ends }: Adding): void {
  let places = from
  for (const byte of one.bytes) {
    places = places.flatMap(at => {
      if (text[at] !== '%') return []
      const next: number[] = []
      for (let depth = 0, start = at + 1; depth <= 3; depth++, start += 2) {
        if (hasAt(text, start, byte)) next.push(start + 2)
        if (!text.startsWith('25', start)) break
      }
      return next
    })
  }
  ends.push(...places)
}

/** Where the letter ends when a script wrote it escaped: `\u00f1`, `\u{f1}`, `\xf1` or `\'`, with one to four `\`. */
function addEscapes(text: string, at: number, { one, ends }: Adding): void {
  const last = passOver(text, at, { sign: '\\', most: 4 })
  for (let from = at + 1; from <= last; from++) {
    if (text.startsWith(one.text, from)) ends.push(from + one.text.length)
    if (text[from] === 'x' && one.hex.length <= 2 && hasAt(text, from + 1, one.hex.padStart(2, '0')))
      ends.push(from + 3)
    if (text[from] !== 'u') continue
    if (text[from + 1] === '{') {
      const start = passOver(text, from + 2, { sign: '0', most: 4 })
      if (hasAt(text, start, `${one.hex}}`)) ends.push(start + one.hex.length + 1)
    } else {
      const end = endOfUnits(text, from, one.units)
      if (end !== null) ends.push(end)
    }
  }
}

/** Behind the first `\`: each further unit has its own. */
function endOfUnits(text: string, from: number, units: string[]): number | null {
  let at = from
  for (const [index, unit] of units.entries()) {
    if (index > 0) {
      const start = passOver(text, at, { sign: '\\', most: 4 })
      if (start === at) return null
      at = start
    }
    if (text[at] !== 'u' || !hasAt(text, at + 1, unit)) return null
    at += 5
  }
  return at
}
