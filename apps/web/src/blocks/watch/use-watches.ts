import type { BodyOf } from '@sondeo/contract/endpoint'
import type { Watch } from '@sondeo/contract/watches/watch'
import { createWatch, getWatches } from '@sondeo/contract/watches/watch-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

const whileRunningMs = 3000
const otherwiseMs = 120_000

export const isRunning = (watch: Watch): boolean => watch.lastRun?.state === 'running'

/** All watches, and how much of what they found was not looked at. Looked at again now and then: they run by themselves. */
export const useWatches = (options: { isOff?: boolean } = {}) =>
  useQuery({
    queryKey: useQueryKeys().watches,
    queryFn: ({ signal }) => call(getWatches, undefined, { signal }),
    enabled: !options.isOff,
    refetchInterval: ({ state }) => (state.data?.watches.some(isRunning) ? whileRunningMs : otherwiseMs),
  })

export function useCreateWatch() {
  const client = useQueryClient()
  const { watches } = useQueryKeys()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof createWatch>) => (await call(createWatch, body)).watch,
    onSuccess: () => client.invalidateQueries({ queryKey: watches }),
  })
}
