/** The two ways to write a decimal fraction; whatever else stands between digits groups them. */
export type DecimalSeparator = '.' | ','

/** What a written number says under each convention; null where it breaks that convention's rules. */
export type NumberForm = { '.': number | null; ',': number | null; isSpaced: boolean; endsInThree: boolean }

const SPACES = /[\u0020\u00a0\u2007\u2009\u202f]/g
const APOSTROPHES = /['’`´]/g
const DIGITS = /^\d{1,15}$/
// Peru parts millions with an apostrophe and thousands with a comma: 1'250,000.50
const MILLIONS = /^(\d{1,3})'(\d{3})(,(?=\d{3}(?:$|\.\d{1,2}$))|\.(?=\d{3},\d{1,2}$))/
// Beyond this many digits a double no longer holds every one of them; the last ones of a long fraction say nothing.
const MAX_DIGITS = 15

const isGrouped = (groups: string[], separator: string | undefined): boolean => {
  const [first = '', ...rest] = groups
  if (rest.length === 0) return true
  if (first.length === 0 || first.length > 3 || (first.startsWith('0') && first !== '0')) return false
  if (first === '0') return false
  if (rest.every(group => group.length === 3)) return true
  // Indian style: 12,34,567
  return (
    separator === ',' &&
    first.length <= 2 &&
    rest.slice(0, -1).every(group => group.length === 2) &&
    rest.at(-1)?.length === 3
  )
}

const isDigit = (char: string): boolean => char >= '0' && char <= '9'

/** What stands between the digits: nothing (undefined), one kind of mark, or several (null). */
function soleSeparator(whole: string): string | undefined | null {
  let separator: string | undefined
  for (const char of whole) {
    if (isDigit(char) || char === separator) continue
    if (separator !== undefined) return null
    separator = char
  }
  return separator
}

function readUnder(written: string, decimal: DecimalSeparator): number | null {
  const at = written.indexOf(decimal)
  if (at !== written.lastIndexOf(decimal)) return null
  const whole = at < 0 ? written : written.slice(0, at)
  const fraction = at < 0 ? '' : written.slice(at + 1)
  if (!/^\d*$/.test(fraction)) return null
  const separator = soleSeparator(whole)
  if (separator === null) return null
  const groups = separator === undefined ? [whole] : whole.split(separator)
  if (!isGrouped(groups, separator) || !groups.every(group => /^\d*$/.test(group))) return null
  const digits = groups.join('') + fraction
  if (digits.length === 0 || groups.join('').length > MAX_DIGITS) return null
  return Number(`${groups.join('') || '0'}.${fraction || '0'}`)
}

/** Reads digits with separators (no sign, no currency) under both conventions; null when neither fits. */
export function readNumberForm(written: string): NumberForm | null {
  if (DIGITS.test(written)) {
    const number = Number(written)
    return { '.': number, ',': number, isSpaced: false, endsInThree: false }
  }
  const unified = written.replace(SPACES, ' ').replace(APOSTROPHES, "'")
  const plain = unified.replace(MILLIONS, (_, millions, thousands, mark) => `${millions}${mark}${thousands}${mark}`)
  if (!/^[\d.,' ]+$/.test(unified) || !/\d/.test(unified)) return null
  // Colombia parts the thousands behind them with a point; in Switzerland that point begins the fraction.
  const isMillions = /^\d{1,3}'\d{3}\.\d{3}$/.test(plain)
  const pointed = isMillions ? plain.replace("'", '.') : plain
  const form = {
    '.': readUnder(plain, '.'),
    ',': readUnder(pointed, ','),
    isSpaced: unified.includes(' '),
    endsInThree: /[.,]\d{3}$/.test(plain),
  }
  return form['.'] === null && form[','] === null ? null : form
}

/** The convention a single number proves by its own form, or null when it fits both. */
export function provenSeparator(form: NumberForm): DecimalSeparator | null {
  if (form['.'] === null) return ','
  if (form[','] === null) return '.'
  return null
}

export const isTwofold = (form: NumberForm): boolean =>
  form['.'] !== null && form[','] !== null && form['.'] !== form[',']

/** The larger of what a number may be. */
export const sizeOf = (form: NumberForm): number => Math.max(form['.'] ?? 0, form[','] ?? 0)

/** From the smallest by so many times smaller to the largest by so many times larger; a column may be very long. */
export function reachOf(sizes: number[], times: number): [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const size of sizes) {
    from = Math.min(from, size)
    to = Math.max(to, size)
  }
  return [from / times, to * times]
}
