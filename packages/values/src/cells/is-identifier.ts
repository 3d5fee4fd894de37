/** A case number, model or reference: letters and digits in one piece, no spaces. */
export const isReference = (text: string): boolean =>
  text.length <= 40 && /\d/.test(text) && /[A-Za-z]/.test(text) && /^[A-Za-z\d]+(?:[-./_#][A-Za-z\d]+)*$/.test(text)

/** Numbers of chapters and items in levels: "1", "1.1", "1.2". */
export const isOutline = (texts: string[]): boolean =>
  /^1(?:\.\d|\.?$)/.test(texts[0] ?? '') &&
  texts.some(text => /^\d+\.\d+$/.test(text)) &&
  !texts.some(text => /(?:^|\.)0/.test(text)) &&
  texts.every(text => /^\d{1,3}(?:\.\d{1,3})*\.?$/.test(text))

const SEVERAL = 3

/** Digits only, and some with a leading zero: no quantity is written so. */
export const hasLeadingZeros = (texts: string[]): boolean =>
  texts.some(text => /^0\d/.test(text)) &&
  (texts.some(text => text.length > 2) || new Set(texts).size >= SEVERAL) &&
  // Postcodes may be longer for some: "10001-2345" beside "02139".
  texts.every(text => /^\d+$|^\d{5}-\d{4}$/.test(text))

const LONG_ENOUGH = 5
const MANY = 4

/** "200001", "200002", "200003": each one more than the one before. */
const areInSequence = (texts: string[]): boolean =>
  texts.length >= MANY &&
  (texts[0]?.length ?? 0) >= LONG_ENOUGH &&
  texts.every((text, at) => at === 0 || Number(text) === Number(texts[at - 1]) + 1)

/** Digits only, all of one length and at least so many of them: numbers of documents, not quantities. */
export function isDigitCodeColumn(texts: string[], fewest: number): boolean {
  if (!texts.every(text => /^\d+$/.test(text))) return false
  if (texts.some(text => text.length >= 12)) return true
  if (areInSequence(texts)) return true
  // Round numbers are amounts.
  if (texts.filter(text => text.endsWith('000')).length * 2 >= texts.length) return false
  const lengths = new Set(texts.map(text => text.length))
  if (lengths.size !== 1 || new Set(texts).size !== texts.length) return false
  const [digits = 0] = lengths
  return digits >= fewest
}

/** Words that happen to begin with a count: "0 km sin uso". */
export const isCountOfWords = (text: string): boolean => /^\d{1,3} \p{Ll}+ \p{Ll}/u.test(text)
