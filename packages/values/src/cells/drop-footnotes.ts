import { hasRaisedCents } from './drop-remarks.ts'

const SYMBOL =
  /(?<=[\d%\p{Sc}\p{L}.)]) ?(?:\*{1,3}|[†‡§^]|(?:\[(?:\d{1,3}|[a-z]|(?:nota?|note|n\.?) ?\d{1,2})\])+|\((?:[a-z]{1,2}|[A-Z]|\*{1,3}|[†‡§])\))$/u
// The same look as a count beside a figure ("4,5 (8)"), so only where few cells have it.
const NUMBERED =
  /(?<=[\d%\p{Sc}]) ?(?:\([1-9]\)|(?<=[\d%] )(?:[a-zAC-RT-Z\d]\/|\/[a-z\d])|(?<=\d )[per]|[¹²³⁴-⁹]{1,2})$/u
const POWER_OF_TEN = /(?<!\d)10[⁻⁺]?[¹²³⁰⁴-⁹]{1,2}$/
const COUNT_BESIDE = /\d ?\((?:\d{2,}|\d[\d.,]*[kKM])\)$/

/** The texts of a column without the marks that lead to its footnotes. */
export function dropFootnotes(texts: string[]): string[] {
  const isNumbered = texts.map(
    text => mayHaveMark(text) && NUMBERED.test(text) && !POWER_OF_TEN.test(text) && !hasRaisedCents(text),
  )
  const numbered = isNumbered.filter(Boolean).length
  const areNotes = numbered * 2 <= texts.length && (numbered === 0 || !texts.some(text => COUNT_BESIDE.test(text)))
  return texts.map((text, at) => {
    if (!mayHaveMark(text)) return text
    return text.replace(isNumbered[at] && areNotes ? NUMBERED : SYMBOL, '')
  })
}

const MAX_LENGTH = 60
const mayHaveMark = (text: string): boolean =>
  text.length > 1 && text.length <= MAX_LENGTH && /[*†‡§^)\]/¹²³⁴-⁹]$| [per]$| \/[a-z\d]$/.test(text) && /\d/.test(text)
