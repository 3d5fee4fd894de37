import type { BodyOf } from '@sondeo/contract/endpoint'
import { deleteReadingRule, getReadingRules, saveReadingRule, suggestReadingRule } from '@sondeo/contract/reading-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

export const useReadingRules = () =>
  useQuery({ queryKey: useQueryKeys().readingRules, queryFn: () => call(getReadingRules, undefined) })

/** What rules say, and every scan that they are used on. */
function useForgetReadings() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.readingRules }),
      client.invalidateQueries({ queryKey: keys.scans, refetchType: 'none' }),
    ])
}

export function useSaveRule() {
  const onSuccess = useForgetReadings()
  return useMutation({ mutationFn: (body: BodyOf<typeof saveReadingRule>) => call(saveReadingRule, body), onSuccess })
}

export function useDeleteRule() {
  const onSuccess = useForgetReadings()
  return useMutation({ mutationFn: (ruleId: string) => call(deleteReadingRule, { ruleId }), onSuccess })
}

export const useSuggestRule = () =>
  useMutation({ mutationFn: async (scanId: string) => (await call(suggestReadingRule, { scanId })).rule })
