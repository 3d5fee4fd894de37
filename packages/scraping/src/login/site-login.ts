/** How a person gets into a site. Lives in memory for one scan and is passed to nobody but that site. */
export type SiteLogin = {
  loginUrl: string
  user: string
  password: string
  /** Fields the form has besides name and password, by their names: a company code, a branch. */
  extraFields?: Record<string, string>
  /** `name=value; other=value` of a session that a person began elsewhere; no form is filled in then. */
  sessionCookie?: string
}

const SHORTEST_SECRET = 6

/** Takes what was typed to sign in out of a text: some sites write it back into their pages and addresses. */
export function hideSecrets(login: SiteLogin): (text: string) => string {
  const values = [login.password, login.user, ...Object.values(login.extraFields ?? {}), ...cookieValues(login)]
  // Shorter ones stand in any page by chance, and taking them out would only spoil it.
  const secrets = values.filter(value => value.length >= SHORTEST_SECRET)
  const spellings = [...new Set(secrets.flatMap(secret => [secret, escapeMarkup(secret), encodeURIComponent(secret)]))]
  return text => spellings.reduce((shown, secret) => shown.replaceAll(secret, '•••'), text)
}

export const cookiePairs = (line: string): string[] =>
  line
    .split(/;\s*/)
    .map(pair => pair.trim())
    .filter(pair => pair.indexOf('=') > 0)

const cookieValues = ({ sessionCookie = '' }: SiteLogin) =>
  cookiePairs(sessionCookie).map(pair => pair.slice(pair.indexOf('=') + 1))

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
