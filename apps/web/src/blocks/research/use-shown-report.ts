import type { ResearchDetails, TradeSource, tradeSourceNames } from '@sondeo/contract/research/product-research'
import { type Research, updateResearch } from '@sondeo/contract/research/research-views'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRegion } from '../../browser/region.ts'
import { useQueryKeys } from '../../browser/session.ts'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { nobodys, usePerspective } from './perspective/use-perspective.ts'
import { readRows, useWrittenResearch } from './use-written-research.ts'

export type AskedSource = (typeof tradeSourceNames)[number]
export type Report = {
  searchId: string | undefined
  rows: readonly ResultRow[]
  summary: string | null | undefined
  details: ResearchDetails | undefined
}
type Options = {
  /** Written again when the language of the page changes; otherwise it keeps the language it was saved in. */
  followsLanguage: boolean
}

/**
 * The report as it is to be shown: told from the reader's side, in the wanted language and the numbers of
 * the reader's country, and filled in when sources that
 * nobody waited for answer, or one that failed is asked again.
 */
export function useShownReport(report: Report, { followsLanguage }: Options) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  const language = useLanguage()
  const region = useRegion()
  const { searchId = '', details } = report
  const { perspective, save } = usePerspective()
  const side = perspective ?? nobodys
  const lang = followsLanguage ? language : (details?.lang ?? language)
  const isOtherLanguage = details?.lang !== undefined && details.lang !== lang
  const toldFor = details?.perspective
  const isOtherSide = Boolean(perspective && toldFor && !save.isPending) && !isSame(side, toldFor)
  // Reports of before name no country; where it changes nothing, the server answers with what it has.
  const isOtherRegion = details?.lang !== undefined && details.region !== region
  const isOther = searchId !== '' && (isOtherLanguage || isOtherRegion || isOtherSide)
  const written = useWrittenResearch({ searchId, lang, perspective: side, isOff: !isOther })
  const shown: Report = written.data ? { ...report, ...written.data } : report

  const take = (research: Research) => {
    client.removeQueries({ queryKey: keys.research(searchId), type: 'inactive' })
    client.setQueryData(keys.research(searchId, lang, region, side), readRows(research))
  }
  const update = (source?: AskedSource) => call(updateResearch, { searchId, lang, ...(source && { source }) })
  const retry = useMutation({ mutationFn: update, onSuccess: ({ research }) => take(research) })
  const waits = shown.details?.sources.some(isWaiting) ?? false
  useQuery({
    queryKey: keys.researchUpdate(searchId),
    queryFn: async () => {
      take((await update()).research)
      return true
    },
    enabled: waits && searchId !== '' && (!isOther || written.data !== undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return {
    shown,
    isWriting: isOther && written.isFetching,
    hasFailed: isOther && written.isError,
    writeAgain: () => void written.refetch(),
    sources: {
      retry: retry.mutate,
      retrying: retry.isPending ? retry.variables : undefined,
      failed: retry.isError ? retry.variables : undefined,
    },
  }
}

const isSame = (
  one: { country: string | null; role: string },
  other: { country: string | null; role: string } | undefined,
) => one.country === other?.country && one.role === other.role

const isWaiting = ({ state }: TradeSource) => state === 'waiting'
