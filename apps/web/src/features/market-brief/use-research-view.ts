import { readResearch } from '@sondeo/contract/research-views'
import { useQuery } from '@tanstack/react-query'
import { parseAiAnswer } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import { useLanguage } from '../../browser/language.ts'

/** A saved research in the language of the page. */
export function useResearchView(searchId: string) {
  const lang = useLanguage()
  return useQuery({
    queryKey: ['research', searchId, lang],
    queryFn: async ({ signal }) => {
      const { research } = await callSignedIn(readResearch, { searchId, lang }, { signal })
      return { ...research, rows: parseAiAnswer(research.content) }
    },
    structuralSharing: false,
  })
}
