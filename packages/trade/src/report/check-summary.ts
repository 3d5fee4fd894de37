import { type Fault, judgeSentence } from './checker/judge-sentence.ts'
import { maskQuotes } from './checker/mask-quotes.ts'
import type { SummaryFacts } from './summary-facts.ts'

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
      const fault = judgeSentence(stripMarks(sentence), facts, isTitle(line))
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
