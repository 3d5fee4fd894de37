import type { Candidate } from './classify-cell.ts'
import type { Doubtful } from './doubtful.ts'
import { evidenceOfWord } from './header-words.data.ts'

/** "5150" under "Fabricante" is how they call themselves. */
export function settleNames({ candidates, header }: Doubtful): Candidate[] {
  // "Customer reviews" are counted.
  const isParty = header.says('party') && header.words.every(word => evidenceOfWord.get(word)?.includes('party'))
  if (!isParty) return candidates
  return candidates.map(candidate =>
    candidate.as === 'number' && candidate.cell.unit === null ? { as: 'text' } : candidate,
  )
}
