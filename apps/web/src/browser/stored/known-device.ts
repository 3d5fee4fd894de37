const key = 'has-signed-in'

/** Who was signed in on this device when a tab last looked; null for nobody, undefined where nothing can be kept. */
export function readDeviceUser(): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Whether somebody was signed in here when last looked: a public page then asks who, and troubles no stranger. */
export const isKnownDevice = (): boolean => readDeviceUser() !== null

/** Other tabs of this browser share the session: they hear of the change and ask the server who it is now. */
export function keepDeviceUser(userId: string | null) {
  try {
    if (userId !== null) localStorage.setItem(key, userId)
    else localStorage.removeItem(key)
  } catch {
    // A device that keeps nothing is asked each time.
  }
}

/** Calls when another tab may have changed the user, also when that happened while this tab was asleep. */
export function watchDeviceUser(look: () => void): () => void {
  const gone = new AbortController()
  const { signal } = gone
  addEventListener('storage', event => (event.key === key || event.key === null) && look(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal })
  return () => gone.abort()
}
