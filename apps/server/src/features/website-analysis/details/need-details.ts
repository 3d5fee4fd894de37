import type { Answer } from '@sondeo/analyst/analyst'
import type { ScanSummary } from '@sondeo/contract/website-analysis'

type Needed = { words: string[]; pages: number }

/**
 * Whether a question asks for what the list does not have and the records' own pages may: something it names that no
 * column is about, or contacts that were only found around the list.
 */
export function needDetails(
  answer: Pick<Answer, 'found' | 'missing'> & { plan?: { set: string } },
  { read, atOnce }: ScanSummary['detailPages'],
): Needed | undefined {
  // Numbers and signs are conditions, which no page of its own would add a column for.
  const words = answer.missing.filter(word => /\p{L}{2}/u.test(word))
  const isFromAround = answer.plan?.set === 'contacts'
  if (read > 0 || atOnce === 0 || (words.length === 0 && !isFromAround)) return undefined
  return { words, pages: atOnce }
}
