import { flattenSentence } from './to-plain-sentence.ts'

/** Letters of other alphabets hide names and numbers from a reader of Latin ones, and so do flags. */
const otherScript = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}|\p{Regional_Indicator}/u
const fraction = /[\p{Nl}\p{No}]/u
const roman =
  /(?<![\p{L}])(?=[IVXLCDM]{2,}(?![\p{L}]))M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}])/u
/** "K e n y a", "N-e-p-a-l": four single letters or more. */
const spelledOut = /(?<!\p{L})(?:\p{L}[\s.·-]{1,2}){3,}\p{L}(?!\p{L})/u
/** "’71": a year without its century. */
const shortYear = /(?<![\p{L}\p{N}])['’‘´`]\d\d(?!\p{N})/u
/** Digits glued to letters that are no unit: "2O25", "FY24", "0x1f". */
const glued =
  /(?<![\p{L}\p{N}])(?!(?:us|u\$s|usd|hs|sa)?\$?[\d.,' ]{0,40}\d\s?(?:k|m|mm|mn|bn|b|tn|kg|st|nd|rd|th|o|a|er|ro|do|to|mo|vo|no|e\d+|usd|pp|pct)?(?![\p{L}\p{N}]))(?=[\p{L}\d]*\p{L}\d|[\p{L}\d]*\d\p{L})[\p{L}\d]+/iu

/** Writing that our figures are never told in; null when there is none. */
export function findStrangeWriting(sentence: string): { because: 'number' | 'country'; what: string } | null {
  const composed = sentence.normalize('NFKC')
  const script = otherScript.exec(composed)
  if (script) return { because: 'country', what: script[0] }
  const flat = flattenSentence(sentence)
  const number = fraction.exec(sentence) ?? roman.exec(composed) ?? shortYear.exec(flat) ?? glued.exec(flat)
  if (number) return { because: 'number', what: number[0] }
  const letters = spelledOut.exec(composed)
  return letters ? { because: 'country', what: letters[0] } : null
}
