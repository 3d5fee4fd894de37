import type { WatchChange } from '@sondeo/contract/watches/watch'
import { getWatchChanges, getWatchRow, markWatchSeen } from '@sondeo/contract/watches/watch-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../browser/api-client.ts'
import { useQueryKeys } from '../../../browser/session.ts'

/** What a watch has found. Asked anew when a run ends while one looks. */
export function useWatchChanges(watchId: string, isRunning: boolean) {
  const changes = useQuery({
    queryKey: useQueryKeys().watch(watchId, 'changes'),
    queryFn: ({ signal }) => call(getWatchChanges, undefined, { query: { watchId }, signal }),
  })
  const { refetch } = changes
  const hasRun = useRef(false)
  useEffect(() => {
    if (isRunning) hasRun.current = true
    else if (hasRun.current) {
      hasRun.current = false
      void refetch()
    }
  }, [isRunning, refetch])
  return changes
}

/** Whoever opens the page has seen what is on it. What is marked as new stays marked while one looks. */
export function useMarkSeen(watchId: string, changes: readonly WatchChange[] | undefined) {
  const client = useQueryClient()
  const { watches } = useQueryKeys()
  const { mutate } = useMutation({
    mutationFn: () => call(markWatchSeen, { watchId }),
    onSuccess: () => client.invalidateQueries({ queryKey: watches, exact: true }),
    onError: error => console.error('The changes were not marked as seen', error),
  })
  useEffect(() => {
    if (changes?.some(({ isSeen }) => !isSeen)) mutate()
  }, [changes, mutate])
}

export const useWatchRow = (watchId: string, rowId: number) =>
  useQuery({
    queryKey: useQueryKeys().watch(watchId, 'row', rowId),
    queryFn: ({ signal }) => call(getWatchRow, { watchId, rowId }, { signal }),
  })
