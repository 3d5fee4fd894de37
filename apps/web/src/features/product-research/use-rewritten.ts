import { useWrittenResearch } from '../../blocks/research/use-written-research.ts'
import { useLanguage } from '../../browser/language.ts'
import type { Researched } from './use-research.ts'

/** The shown result in the language of the page: when that changes, the report is written again from its figures. */
export function useRewritten(result: Researched) {
  const language = useLanguage()
  const { searchId, details } = result
  const isOther = details?.lang !== undefined && details.lang !== language
  const rewritten = useWrittenResearch({
    searchId: searchId ?? '',
    lang: language,
    isOff: !isOther || searchId === undefined,
  })
  const written = isOther ? rewritten.data : undefined
  return {
    shown: written ? { ...result, rows: written.rows, summary: written.summary, details: written.details } : result,
    isRewriting: rewritten.isFetching,
    hasFailed: isOther && rewritten.isError,
    retry: () => void rewritten.refetch(),
  }
}
