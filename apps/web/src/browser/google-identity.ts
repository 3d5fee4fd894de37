/** The parts of Google's identity script that we use. */
type Identity = {
  initialize: (options: { client_id: string; callback: (reply: { credential: string }) => void }) => void
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void
}
type TokenReply = { access_token?: string; error?: string }
type TokenOptions = {
  client_id: string
  scope: string
  callback: (reply: TokenReply) => void
  error_callback: (error: { type?: string }) => void
}
type OAuth = { initTokenClient: (options: TokenOptions) => { requestAccessToken: () => void } }
type Accounts = { id?: Identity; oauth2?: OAuth }
declare global {
  interface Window {
    google?: { accounts?: Accounts }
  }
}

const googleScriptUrl = 'https://accounts.google.com/gsi/client'
/** Files made with our help, and who the user is; nothing else of theirs. */
const exportScopes = 'https://www.googleapis.com/auth/drive.file profile email'
let loading: Promise<Accounts> | undefined

function loadScript(url: string): Promise<Accounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => {
      const accounts = window.google?.accounts
      if (accounts) resolve(accounts)
      else reject(new Error('The identity script brought no accounts'))
    }
    script.onerror = () => reject(new Error('The identity script did not load'))
    document.head.append(script)
  })
}

/** Loaded once per page, and only where the server has Google; a failure may be tried again. */
function loadAccounts(url: string | null): Promise<Accounts> {
  loading ??= loadScript(url ?? googleScriptUrl).catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

export async function loadGoogleIdentity(url: string | null): Promise<Identity> {
  const { id } = await loadAccounts(url)
  if (!id) throw new Error('The identity script brought no identity')
  return id
}

/** Asks the user for a token; must be called in a click, because it opens a window. */
export type AskForToken = () => Promise<string>

/** The implicit flow: the token comes to this page and is handed on, never kept. */
export async function loadTokenFlow(options: { clientId: string; scriptUrl: string | null }): Promise<AskForToken> {
  const { oauth2 } = await loadAccounts(options.scriptUrl)
  if (!oauth2) throw new Error('The identity script brings no tokens')
  return () =>
    new Promise((resolve, reject) => {
      const client = oauth2.initTokenClient({
        client_id: options.clientId,
        scope: exportScopes,
        callback: ({ access_token, error }) =>
          access_token ? resolve(access_token) : reject(new Error(error ?? 'no token')),
        error_callback: ({ type }) => reject(new Error(type ?? 'no token')),
      })
      client.requestAccessToken()
    })
}
