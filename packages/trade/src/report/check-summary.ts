import { checkSentence, type Fault } from './checker/check-sentence.ts'
import type { SummaryFacts } from './summary-facts.ts'

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
function maskQuotes(text: string, { quotes, phrases }: Pick<SummaryFacts, 'quotes' | 'phrases'>): Masked {
  const wholes = [...quotes.flatMap(quote => marks.map(([open, close]) => open + quote + close)), ...phrases]
    .filter(whole => whole.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX)
  const signOf = (index: number) => String.fromCharCode(FIRST + index)
  const masked = wholes.reduce((at, whole, index) => at.replaceAll(whole, signOf(index)), text.replace(privateUse, ''))
  return { masked, restore: part => part.replace(privateUse, sign => wholes[sign.charCodeAt(0) - FIRST] ?? '') }
}

export type RemovedSentence = Fault & { sentence: string }
export type CheckedSummary = { text: string; removed: RemovedSentence[] }

const listMarker = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
const isTitle = (line: string): boolean => /^\s*\*\*[^*]+\*\*:?\s*$/.test(line)
const abbreviations =
  /(?<![\p{L}\p{N}])(?:EE|UU|U|S|K|A|aprox|approx|p|ej|e|g|i|vs|No|núm|St|Sr|Dr|Inc|Ltd|Co|fig|pág)\.$/iu

const boldLead = /^\s*\*\*[^*]+:\*\*|^\s*\*\*[^*]+\*\*:/

/** Without markdown: a mark within a word vanishes, as it does on the page. A bold lead counts in small letters. */
const stripMarks = (sentence: string): string =>
  sentence
    .replace(boldLead, lead => lead.toLowerCase())
    .replace(/(?<=[\p{L}\p{N}])[*_`#]+(?=[\p{L}\p{N}])/gu, '')
    .replace(/[*_`#]+/g, ' ')

/** Sentences of a line; a full stop inside a number or after an abbreviation ends none. */
export function splitSentences(line: string): string[] {
  const pieces = line.split(/(?<=[.!?…][)"»”'*]{0,9})\s{1,99}/u)
  const sentences: string[] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences.filter(sentence => sentence.trim() !== '')
}

/**
 * Removes from a written summary every sentence that says a number, year or country that is not in the facts, or says
 * it of something else. Titles left without text go too.
 */
export function checkSummary(text: string, facts: SummaryFacts): CheckedSummary {
  const removed: RemovedSentence[] = []
  const { masked, restore } = maskQuotes(text, facts)
  const lines = masked.split(/\r?\n/).map(line => {
    const marker = listMarker.exec(line)?.[0] ?? ''
    const kept = splitSentences(line.slice(marker.length)).filter(sentence => {
      const fault = checkSentence(stripMarks(sentence), facts, isTitle(line))
      if (fault) removed.push({ sentence: restore(sentence), ...fault })
      return fault === null
    })
    const isNothing = kept.length === 0
    return { text: isNothing ? '' : marker + kept.join(' '), isRemoved: isNothing && line.trim() !== '' }
  })
  const kept = lines.filter(({ isRemoved }) => !isRemoved).map(line => line.text)
  return { text: restore(tidyLines(kept)), removed }
}

function tidyLines(lines: string[]): string {
  const kept = lines.filter((line, index) => {
    if (!isTitle(line)) return true
    const next = lines.slice(index + 1).find(each => each.trim() !== '')
    return next !== undefined && !isTitle(next)
  })
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
