import type { BodyOf } from '@sondeo/contract/endpoint'
import { deleteReadingRule, getReadingRules, saveReadingRule, suggestReadingRule } from '@sondeo/contract/reading-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

export const useReadingRules = () =>
  useQuery({ queryKey: useQueryKeys().readingRules, queryFn: () => call(getReadingRules, undefined) })

export function useSaveRule() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveReadingRule>) => call(saveReadingRule, body),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.readingRules }),
  })
}

export function useDeleteRule() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: (ruleId: string) => call(deleteReadingRule, { ruleId }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.readingRules }),
  })
}

export const useSuggestRule = () =>
  useMutation({ mutationFn: async (scanId: string) => (await call(suggestReadingRule, { scanId })).rule })
