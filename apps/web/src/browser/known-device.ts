const key = 'has-signed-in'

/** Whether somebody was signed in here when last looked: a public page then asks who, and troubles no stranger. */
export function isKnownDevice(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

export function setKnownDevice(isKnown: boolean) {
  try {
    if (isKnown) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // A device that keeps nothing is asked each time.
  }
}
