import { readResearch } from '@sondeo/contract/research-views'
import { useQuery } from '@tanstack/react-query'
import { parseAiAnswer } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import { useLanguage } from '../../browser/language.ts'
import type { Researched } from './use-research.ts'

/** The shown result in the language of the page: when that changes, the report is written again from its figures. */
export function useRewritten(result: Researched | undefined) {
  const language = useLanguage()
  const searchId = result?.searchId
  const isOther = result?.details?.lang !== undefined && result.details.lang !== language
  const rewritten = useQuery({
    queryKey: ['research', searchId, language],
    enabled: isOther && searchId !== undefined,
    queryFn: async ({ signal }) => {
      const lang = language
      const { research } = await callSignedIn(readResearch, { searchId: searchId ?? '', lang }, { signal })
      return { rows: parseAiAnswer(research.content), summary: research.summary, details: research.details }
    },
    structuralSharing: false,
  })
  return {
    shown: result && isOther && rewritten.data ? { ...result, ...rewritten.data } : result,
    isRewriting: rewritten.isFetching,
    hasFailed: isOther && rewritten.isError,
    retry: () => void rewritten.refetch(),
  }
}
