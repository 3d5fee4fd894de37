/** The part of Google's identity script that we use. */
type Identity = {
  initialize: (options: { client_id: string; callback: (reply: { credential: string }) => void }) => void
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void
}
declare global {
  interface Window {
    google?: { accounts?: { id?: Identity } }
  }
}

const googleScriptUrl = 'https://accounts.google.com/gsi/client'
let loading: Promise<Identity> | undefined

function loadScript(url: string): Promise<Identity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => {
      const identity = window.google?.accounts?.id
      if (identity) resolve(identity)
      else reject(new Error('The identity script brought no identity'))
    }
    script.onerror = () => reject(new Error('The identity script did not load'))
    document.head.append(script)
  })
}

/** Loaded once per page, and only where the server has Google sign-in; a failure may be tried again. */
export function loadGoogleIdentity(url: string | null): Promise<Identity> {
  loading ??= loadScript(url ?? googleScriptUrl).catch(error => {
    loading = undefined
    throw error
  })
  return loading
}
