/** A stretch of text that is shaped like a phone number. */
export type PhoneShape = { raw: string; start: number; end: number; extension: string | null }

const MAX_LENGTH = 40
const LEAST_DIGITS = 6
const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'
const SEPARATORS = new Set([
  ' ',
  '\u00a0',
  '.',
  '-',
  '–',
  '—',
  '‐',
  '‑',
  '(',
  ')',
  '/',
  '+',
  '\u2009',
  '\u202f',
  '·',
  '•',
  '_',
  '*',
])
const EXTENSION = /^[\s,;.]{0,3}(?:ext(?:ension|\.)?|x|anexo|anx|int(?:erno|\.)?)[\s.:]{0,2}(\d{1,6})(?!\d)/i

const startsNumber = (text: string, at: number): boolean => {
  const char = text[at]
  if (char === '+')
    return isDigit(text[at + 1]) || ((text[at + 1] === ' ' || text[at + 1] === '(') && isDigit(text[at + 2]))
  if (char === '(')
    return (
      isDigit(text[at + 1]) ||
      (text[at + 1] === '+' && isDigit(text[at + 2])) ||
      (text[at + 1] === ' ' && isDigit(text[at + 2]))
    )
  return isDigit(char)
}

/** Where a run of digits and separators ends: never two pauses longer than three characters apart. */
function runEnd(text: string, start: number): number {
  let end = start
  for (let at = start; at < text.length && at - start < MAX_LENGTH * 2; at++) {
    const char = text[at] ?? ''
    if (isDigit(char)) end = at + 1
    else if (!SEPARATORS.has(char) || at - end >= 3) break
    // A second plus begins another number.
    else if (char === '+' && at > start && text[start] === '+') break
  }
  return end
}

const countDigits = (text: string): number => {
  let count = 0
  for (let at = 0; at < text.length; at++) if (isDigit(text[at])) count++
  return count
}

const MAY_BE_SEVERAL = /[/•·]|\s[-–—\s]/

/** Cuts "612-3456 / 612-3457" and "987654321 - 912345678" into their numbers. */
function splitRun(raw: string): [string, number][] {
  if (!MAY_BE_SEVERAL.test(raw)) return [[raw, 0]]
  const parts: [string, number][] = []
  let from = 0
  for (const cut of raw.matchAll(/\s?\/\s?|\s[-–—•·]\s|\s{2,}|[•·]/g)) {
    const left = raw.slice(from, cut.index)
    const right = raw.slice(cut.index + cut[0].length)
    // "4556-9147/48": the rest replaces the last digits of what stands before it.
    if (cut[0].includes('/') && countDigits(left) >= 7 && /^\d{1,4}$/.test(right)) {
      parts.push([left, from])
      return parts
    }
    if (countDigits(left) < 6 || countDigits(right) < 6) continue
    parts.push([left, from])
    from = cut.index + cut[0].length
  }
  parts.push([raw.slice(from), from])
  return parts
}

/** A bracket that opens around more than the number: "(1-888-237-8289". */
const dropLoneBracket = (run: string): string =>
  run.startsWith('(') && !run.includes(')') ? run.slice(1).trimStart() : run

/** Finds everything in a line that is shaped like a phone number, in one pass. */
export function scanPhones(line: string): PhoneShape[] {
  const shapes: PhoneShape[] = []
  for (let at = 0; at < line.length; at++) {
    if (!startsNumber(line, at)) continue
    const end = runEnd(line, at)
    if (end - at < LEAST_DIGITS) {
      at = Math.max(at, end - 1)
      continue
    }
    for (const [run, from] of splitRun(line.slice(at, end))) {
      const raw = dropLoneBracket(run)
      const digits = countDigits(raw)
      if (raw.indexOf('(', 1) > raw.lastIndexOf(')')) continue
      if (digits < LEAST_DIGITS || digits > 17 || raw.length > MAX_LENGTH) continue
      const start = at + from + run.length - raw.length
      const extension = EXTENSION.exec(line.slice(start + raw.length, start + raw.length + 24))
      shapes.push({
        raw,
        start,
        end: start + raw.length + (extension?.[0].length ?? 0),
        extension: extension?.[1] ?? null,
      })
    }
    at = Math.max(at, end - 1)
  }
  return MAY_BE_VANITY.test(line) ? [...shapes, ...scanVanity(line)] : shapes
}

const MAY_BE_VANITY = /8(?:00|33|44|55|66|77|88)\)?[-. ][A-Z\d]/
const VANITY = /(?<![\w-])(?:1[-. ])?\(?8(?:00|33|44|55|66|77|88)\)?[-. ]([A-Z\d](?:[-. ]?[A-Z\d]){6,9})(?![A-Za-z\d])/g

/** "1-877-SOV-BANK", "1-800-GO-PORTS": letters stand for digits on American toll-free numbers. */
function scanVanity(line: string): PhoneShape[] {
  const found: PhoneShape[] = []
  for (const match of line.matchAll(VANITY)) {
    if ((match[1]?.match(/[A-Z]/g)?.length ?? 0) < 3) continue
    found.push({ raw: match[0], start: match.index, end: match.index + match[0].length, extension: null })
  }
  return found
}

/** The digits behind the letters of a vanity number. */
export const dialLetters = (raw: string): string =>
  raw.replace(/[A-Z]/g, letter => String('22233344455566677778889999'[letter.charCodeAt(0) - 65]))
