import { WorkEvent, type WorkResponse } from '@sondeo/contract/events'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Listener = (event: { data: string }) => void

/** Stands where the stream of open work comes from: whoever opens it is told what is open, and then every change. */
export function startEvents(first: readonly WorkResponse[] = []) {
  const listeners = new Set<Listener>()
  let data = JSON.stringify({ work: first })
  class StandInSource {
    #own: Listener[] = []
    addEventListener(_name: string, listener: Listener) {
      this.#own.push(listener)
      listeners.add(listener)
      listener({ data })
    }
    close() {
      for (const listener of this.#own) listeners.delete(listener)
    }
  }
  vi.stubGlobal('EventSource', StandInSource)
  /** Tells everybody what is open from now on. */
  return (...work: readonly WorkResponse[]) =>
    act(() => {
      data = JSON.stringify(WorkEvent.parse({ work }))
      for (const listener of listeners) listener({ data })
    })
}
