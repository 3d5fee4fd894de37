import { useSyncExternalStore } from 'react'

type Options<State> = {
  /** What ready-made HTML was rendered with. */
  initial: State
  /** The first value in a browser, where that is another one. */
  read?: () => State
  /** Runs while anybody looks; ends by what it returns. */
  watch?: (set: (state: State) => void) => () => void
}

/** A value of the page outside of React, and the hook that follows it. */
export function createStore<State>({ initial, read = () => initial, watch }: Options<State>) {
  const listeners = new Set<() => void>()
  let held: { state: State } | undefined
  let unwatch: (() => void) | undefined
  const get = (): State => {
    held ??= { state: read() }
    return held.state
  }
  const set = (state: State) => {
    held = { state }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) unwatch = watch?.(set)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) unwatch?.()
    }
  }
  const use = (): State => useSyncExternalStore(subscribe, get, () => initial)
  return { get, set, subscribe, use }
}
