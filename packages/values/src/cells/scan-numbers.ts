/** A run of digits and the separators inside it, as it stands in a text. */
type ScannedNumber = { written: string; start: number; end: number }

const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'
const SPACES = '\u0020\u00a0\u2007\u2009\u202f'
const MARKS = ".,'’`´"
const isSpace = (char: string | undefined): boolean => char !== undefined && SPACES.includes(char)
const isMark = (char: string | undefined): boolean => char !== undefined && MARKS.includes(char)

const digitsFrom = (text: string, start: number): number => {
  let end = start
  while (isDigit(text[end])) end++
  return end - start
}

// A space belongs to the number only as a thousands separator: three digits after it, one to three before.
const continuesAfterSpace = (text: string, at: number, groupLength: number, hasMark: boolean): boolean =>
  !hasMark && groupLength <= 3 && digitsFrom(text, at + 1) === 3

/** Finds the numbers of a text from left to right, in one pass. */
export function scanNumbers(text: string): ScannedNumber[] {
  const found: ScannedNumber[] = []
  let at = 0
  while (at < text.length) {
    const startsWithMark =
      (text[at] === '.' || text[at] === ',') && isDigit(text[at + 1]) && !/[\p{L}\d/]/u.test(text[at - 1] ?? '')
    if (!isDigit(text[at]) && !startsWithMark) {
      at++
      continue
    }
    const start = at
    let groupStart = at
    let hasMark = false
    for (;;) {
      const char = text[at]
      if (isDigit(char)) {
        at++
      } else if (isMark(char) && isDigit(text[at + 1])) {
        hasMark = true
        at++
        groupStart = at
      } else if (isSpace(char) && continuesAfterSpace(text, at, at - groupStart, hasMark)) {
        at++
        groupStart = at
      } else {
        break
      }
    }
    found.push({ written: text.slice(start, at), start, end: at })
  }
  return found
}
