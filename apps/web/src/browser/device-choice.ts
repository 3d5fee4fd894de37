import { useSyncExternalStore } from 'react'

type Options<Choice extends string> = {
  key: string
  choices: readonly Choice[]
  /** What ready-made HTML was rendered with, and what stands while nothing is stored. */
  initial: Choice
  apply: (choice: Choice) => void
}

/** One choice of the user that the device keeps; other tabs follow. */
export function createDeviceChoice<Choice extends string>({ key, choices, initial, apply }: Options<Choice>) {
  const listeners = new Set<() => void>()
  let current: Choice | undefined

  const readStored = (): Choice => {
    try {
      return choices.find(choice => choice === localStorage.getItem(key)) ?? initial
    } catch {
      return initial
    }
  }
  const get = () => {
    current ??= readStored()
    return current
  }
  const show = (choice: Choice) => {
    current = choice
    apply(choice)
    for (const listener of listeners) listener()
  }
  const set = (choice: Choice) => {
    try {
      localStorage.setItem(key, choice)
    } catch {
      // The choice then lasts as long as the page.
    }
    show(choice)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(readStored())
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }
  const use = () => useSyncExternalStore(subscribe, get, () => initial)
  return { get, set, subscribe, use }
}
