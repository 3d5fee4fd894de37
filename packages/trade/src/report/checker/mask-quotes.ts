import type { SummaryFacts } from '../summary-facts.ts'

type Masked = { masked: string; restore: (text: string) => string }

const marks: [string, string][] = [
  ['«', '»'],
  ['“', '”'],
  ['"', '"'],
]
// Characters that no text of ours uses stand for what was quoted.
const FIRST = 0xe100
const MAX = 2000
const privateUse = /[\uE000-\uF8FF]/g

/** Puts one character in the place of every headline or name that is quoted word for word, so that it is left alone. */
export function maskQuotes(text: string, { quotes, phrases }: Pick<SummaryFacts, 'quotes' | 'phrases'>): Masked {
  const wholes = [...quotes.flatMap(quote => marks.map(([open, close]) => open + quote + close)), ...phrases]
    .filter(whole => whole.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX)
  const signOf = (index: number) => String.fromCharCode(FIRST + index)
  const masked = wholes.reduce((at, whole, index) => at.replaceAll(whole, signOf(index)), text.replace(privateUse, ''))
  return { masked, restore: part => part.replace(privateUse, sign => wholes[sign.charCodeAt(0) - FIRST] ?? '') }
}
