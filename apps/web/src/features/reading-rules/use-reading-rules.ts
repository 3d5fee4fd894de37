import { deleteReadingRule, getReadingRules, saveReadingRule, suggestReadingRule } from '@sondeo/contract/reading-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import { type RuleDraft, ruleOf } from './rule-draft.ts'

const key = ['reading-rules']

export const useReadingRules = () =>
  useQuery({ queryKey: key, queryFn: () => callSignedIn(getReadingRules, undefined) })

export function useSaveRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: RuleDraft) => callSignedIn(saveReadingRule, { ruleId: draft.ruleId, rule: ruleOf(draft) }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useDeleteRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ruleId: string) => callSignedIn(deleteReadingRule, { ruleId }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

export const useSuggestRule = () =>
  useMutation({ mutationFn: async (scanId: string) => (await callSignedIn(suggestReadingRule, { scanId })).rule })
