import type { Perspective } from '@sondeo/contract/research/perspective'
import { type Research, readResearch } from '@sondeo/contract/research/research-views'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import type { Language } from '../../browser/language.ts'
import { useRegion } from '../../browser/region.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { parseAiAnswer } from '../ai-answer/parse-ai-answer.ts'

type Wanted = {
  searchId: string
  lang: Language
  /** From whose side; that of the profile where it is left out. */
  perspective?: Perspective
  isOff?: boolean
}

export const readRows = (research: Research) => ({ ...research, rows: parseAiAnswer(research.content) })

/** A saved research in a language, with the numbers of the reader's country, and from a side, with its rows. */
export function useWrittenResearch({ searchId, lang, perspective, isOff = false }: Wanted) {
  const keys = useQueryKeys()
  return useQuery({
    queryKey: keys.research(searchId, lang, useRegion(), perspective),
    queryFn: async ({ signal, client }) => {
      const asked = { searchId, lang, ...(perspective && { perspective }) }
      const { research } = await call(readResearch, asked, { signal })
      // What was written anew is what is saved now: exports take it from there.
      void client.invalidateQueries({ queryKey: keys.savedSearch(searchId) })
      return readRows(research)
    },
    enabled: !isOff,
    // Large tables are compared by identity only.
    structuralSharing: false,
  })
}
