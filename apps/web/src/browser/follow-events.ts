import { eventsPath, WorkEvent, type WorkResponse } from '@sondeo/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useQueryKeys } from './session.ts'
import { loadSiteConfig } from './site-config.ts'
import { createStore } from './stored/create-store.ts'

type Followed = {
  work: readonly WorkResponse[]
  /** How often something was seen to end. */
  endings: number
}

const followed = createStore<Followed>({
  initial: { work: [], endings: 0 },
  watch: show => {
    const gone = new AbortController()
    const { signal } = gone
    let source: EventSource | undefined
    const close = () => {
      source?.close()
      source = undefined
    }
    void loadSiteConfig().then(({ apiUrl }) => {
      const look = () => {
        if (document.visibilityState === 'hidden') return close()
        if (source) return
        source = new EventSource(apiUrl + eventsPath, { withCredentials: true })
        source.addEventListener('work', event => show(tellNext(followed.get(), event.data)))
      }
      if (signal.aborted) return
      document.addEventListener('visibilitychange', look, { signal })
      look()
    })
    return () => {
      gone.abort()
      close()
      show({ ...followed.get(), work: [] })
    }
  },
})

function read(data: string): readonly WorkResponse[] | null {
  try {
    return WorkEvent.parse(JSON.parse(data)).work
  } catch {
    // An event of a newer server: the next reload of the page will understand it.
    return null
  }
}

export const isBatch = ({ progress }: WorkResponse) => progress?.step === 'batch'

/** What is open after an event. A batch that ended is in it no more: it stays here until somebody has seen it. */
function tellNext(before: Followed, data: string): Followed {
  const told = read(data)
  if (!told) return before
  const now = new Map(told.map(one => [one._id, one.state]))
  const hasEnding = before.work.some(({ _id, state }) => state === 'running' && now.get(_id) !== 'running')
  const endedBatches = before.work.filter(one => isBatch(one) && !now.has(one._id))
  return {
    work: [...told, ...endedBatches.map(one => ({ ...one, state: 'done' as const }))],
    endings: before.endings + (hasEnding ? 1 : 0),
  }
}

export function putAwayBatch(batchId: string) {
  const { work, endings } = followed.get()
  followed.set({ work: work.filter(({ _id }) => _id !== batchId), endings })
}

/** What ended left a result and used the plan: both are asked for anew wherever they are shown. */
function useFreshAfter(endings: number) {
  const client = useQueryClient()
  const { searches, batches, plan } = useQueryKeys()
  const seen = useRef(endings)
  useEffect(() => {
    if (seen.current === endings) return
    seen.current = endings
    for (const queryKey of [searches, batches, plan]) void client.invalidateQueries({ queryKey })
  }, [endings, client, searches, batches, plan])
}

/**
 * Everything that runs for this user, or ended unseen: one stream per page, open while somebody looks. A browser has few
 * connections for a site, and tabs in the background would leave none for the one in front.
 */
export function useOpenWork(): readonly WorkResponse[] {
  const { work, endings } = followed.use()
  useFreshAfter(endings)
  return work
}
