import { getPlan, type PlanResponse } from '@sondeo/contract/plan-calls'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

export const planKey = ['plan'] as const

/** The plan of who is signed in, with its usage. */
export const usePlan = (options: { isOff?: boolean; refetchEveryMs?: number | false } = {}) =>
  useQuery<PlanResponse>({
    queryKey: planKey,
    queryFn: async () => (await callSignedIn(getPlan, undefined)).plan,
    enabled: !options.isOff,
    refetchInterval: options.refetchEveryMs ?? false,
  })
