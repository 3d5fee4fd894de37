/** What this tab keeps until it is closed; a browser that keeps nothing simply forgets. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string) {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // Full or forbidden: the value then lives as long as the screen.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
  removeAll(prefix: string) {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
