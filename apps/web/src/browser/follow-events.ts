import { eventsPath, WorkEvent, type WorkResponse } from '@sondeo/contract/events'
import { useSyncExternalStore } from 'react'
import { loadSiteConfig } from './site-config.ts'

let work: readonly WorkResponse[] = []
let source: EventSource | undefined
let wanted = 0
const listeners = new Set<() => void>()

function show(next: readonly WorkResponse[]) {
  work = next
  for (const listener of listeners) listener()
}

function read(data: string): readonly WorkResponse[] {
  try {
    return WorkEvent.parse(JSON.parse(data)).work
  } catch {
    // An event of a newer server: the next reload of the page will understand it.
    return work
  }
}

async function open() {
  const { apiUrl } = await loadSiteConfig()
  if (wanted === 0 || source) return
  source = new EventSource(apiUrl + eventsPath, { withCredentials: true })
  source.addEventListener('work', event => show(read(event.data)))
}

function close() {
  source?.close()
  source = undefined
  show([])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  wanted += 1
  void open()
  return () => {
    listeners.delete(listener)
    wanted -= 1
    if (wanted === 0) close()
  }
}

const nothing: readonly WorkResponse[] = []

/** Everything that runs for this user, or ended unseen: one stream per page, open while somebody looks. */
export const useOpenWork = () =>
  useSyncExternalStore(
    subscribe,
    () => work,
    () => nothing,
  )
