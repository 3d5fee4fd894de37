import type { Language } from './language.ts'
import { type Region, regions } from './regions.data.ts'
import { createStore } from './stored/create-store.ts'

const key = 'region'
/** What ready-made HTML was rendered with. */
const initial: Region = 'PE'

const isRegion = (code: string | null | undefined): code is Region => regions.some(region => region === code)

/** The country that the browser's own settings name, where one does. */
function readFromBrowser(): Region {
  const named = navigator.languages.map(tag => new Intl.Locale(tag).region)
  return named.find(isRegion) ?? initial
}

/** What the reader chose for this device; `null` follows the browser. */
function readChoice(): Region | null {
  try {
    const kept = localStorage.getItem(key)
    return isRegion(kept) ? kept : null
  } catch {
    return null
  }
}

const store = createStore<Region>({
  initial,
  read: () => readChoice() ?? readFromBrowser(),
  watch: set => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set(readChoice() ?? readFromBrowser())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  },
})

// The country of the last rendering: while ready-made HTML is taken over it is still the one it was made with.
let rendered: Region | undefined

/** The country whose way of writing numbers and dates is followed. All texts ask for it, so all are written anew. */
export function useRegion(): Region {
  rendered = store.use()
  return rendered
}

export const getRegionChoice = readChoice

export function setRegion(choice: Region | null) {
  try {
    if (choice === null) localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // The choice then lasts as long as the page.
  }
  rendered = choice ?? readFromBrowser()
  store.set(rendered)
}

/** `es-PE`, `en-GB`: the one place that says how numbers, money and dates are written. */
export const localeOf = (language: Language): string => `${language}-${rendered ?? initial}`
