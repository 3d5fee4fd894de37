import { eventsPath, WorkEvent, type WorkResponse } from '@sondeo/contract/events'
import { loadSiteConfig } from './site-config.ts'
import { createStore } from './stored/create-store.ts'

const openWork = createStore<readonly WorkResponse[]>({
  initial: [],
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
        source.addEventListener('work', event => show(read(event.data)))
      }
      if (signal.aborted) return
      document.addEventListener('visibilitychange', look, { signal })
      look()
    })
    return () => {
      gone.abort()
      close()
      show([])
    }
  },
})

function read(data: string): readonly WorkResponse[] {
  try {
    return WorkEvent.parse(JSON.parse(data)).work
  } catch {
    // An event of a newer server: the next reload of the page will understand it.
    return openWork.get()
  }
}

/**
 * Everything that runs for this user, or ended unseen: one stream per page, open while somebody looks. A browser has few
 * connections for a site, and tabs in the background would leave none for the one in front.
 */
export const useOpenWork = openWork.use
