import { eventsPath, WorkEvent, type WorkResponse } from '@sondeo/contract/events'
import { loadSiteConfig } from './site-config.ts'
import { createStore } from './stored/create-store.ts'

const openWork = createStore<readonly WorkResponse[]>({
  initial: [],
  watch: show => {
    let source: EventSource | undefined
    let isOver = false
    void loadSiteConfig().then(({ apiUrl }) => {
      if (isOver) return
      source = new EventSource(apiUrl + eventsPath, { withCredentials: true })
      source.addEventListener('work', event => show(read(event.data)))
    })
    return () => {
      isOver = true
      source?.close()
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

/** Everything that runs for this user, or ended unseen: one stream per page, open while somebody looks. */
export const useOpenWork = openWork.use
