import { readResearch } from '@sondeo/contract/research-views'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import type { Language } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { parseAiAnswer } from '../ai-answer/parse-ai-answer.ts'

type Wanted = { searchId: string; lang: Language; isOff?: boolean }

/** A saved research in a language, with its rows. */
export const useWrittenResearch = ({ searchId, lang, isOff = false }: Wanted) =>
  useQuery({
    queryKey: useQueryKeys().research(searchId, lang),
    queryFn: async ({ signal }) => {
      const { research } = await call(readResearch, { searchId, lang }, { signal })
      return { ...research, rows: parseAiAnswer(research.content) }
    },
    enabled: !isOff,
    // Large tables are compared by identity only.
    structuralSharing: false,
  })
