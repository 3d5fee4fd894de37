const key = 'remembered-email'

/** The e-mail this device offers at the next sign-in; the server never hears of it. */
export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function rememberEmail(email: string | undefined) {
  try {
    if (email) localStorage.setItem(key, email)
    else localStorage.removeItem(key)
  } catch {
    // A device that keeps nothing does not remember it.
  }
}
