import { createStore } from './create-store.ts'

type Options<Choice extends string> = {
  key: string
  choices: readonly Choice[]
  /** What ready-made HTML was rendered with, and what stands while nothing is stored. */
  initial: Choice
  apply: (choice: Choice) => void
}

/** One choice of the user that the device keeps; other tabs follow. */
export function createDeviceChoice<Choice extends string>({ key, choices, initial, apply }: Options<Choice>) {
  const read = (): Choice => {
    try {
      return choices.find(choice => choice === localStorage.getItem(key)) ?? initial
    } catch {
      return initial
    }
  }
  const store = createStore({
    initial,
    read,
    watch: () => {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) show(read())
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  })
  const show = (choice: Choice) => {
    apply(choice)
    store.set(choice)
  }
  const set = (choice: Choice) => {
    try {
      localStorage.setItem(key, choice)
    } catch {
      // The choice then lasts as long as the page.
    }
    show(choice)
  }
  return { ...store, set }
}
