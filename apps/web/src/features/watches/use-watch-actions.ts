import type { BodyOf } from '@sondeo/contract/endpoint'
import { deleteWatch, pauseWatch, resumeWatch, runWatch, updateWatch } from '@sondeo/contract/watches/watch-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

/** Whatever was done to a watch, the list is fetched anew, and with it everything that one of them has found. */
function useFreshWatches() {
  const client = useQueryClient()
  const { watches } = useQueryKeys()
  return () => client.invalidateQueries({ queryKey: watches })
}

const called = { run: runWatch, pause: pauseWatch, resume: resumeWatch }
type WatchAction = keyof typeof called

export function useActOnWatch(watchId: string) {
  const onSuccess = useFreshWatches()
  return useMutation({ mutationFn: (action: WatchAction) => call(called[action], { watchId }), onSuccess })
}

export function useUpdateWatch() {
  const onSuccess = useFreshWatches()
  return useMutation({ mutationFn: (body: BodyOf<typeof updateWatch>) => call(updateWatch, body), onSuccess })
}

export function useDeleteWatch() {
  const onSuccess = useFreshWatches()
  return useMutation({ mutationFn: (watchId: string) => call(deleteWatch, { watchId }), onSuccess })
}
