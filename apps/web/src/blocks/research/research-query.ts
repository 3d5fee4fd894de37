import { readResearch } from '@sondeo/contract/research-views'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import type { Language } from '../../browser/language.ts'
import { parseAiAnswer } from '../ai-answer/parse-ai-answer.ts'

/** A saved research in a language, with its rows. */
export const researchQuery = (searchId: string, lang: Language) =>
  queryOptions({
    queryKey: ['research', searchId, lang],
    queryFn: async ({ signal }) => {
      const { research } = await callSignedIn(readResearch, { searchId, lang }, { signal })
      return { ...research, rows: parseAiAnswer(research.content) }
    },
    // Large tables are compared by identity only.
    structuralSharing: false,
  })
