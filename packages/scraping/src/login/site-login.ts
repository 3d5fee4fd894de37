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

export const cookiePairs = (line: string): string[] =>
  line
    .split(/;\s*/)
    .map(pair => pair.trim())
    .filter(pair => pair.indexOf('=') > 0)

/** Everything of a login that nobody but its site may see. */
export const secretsOf = ({ password, user, extraFields = {}, sessionCookie = '' }: SiteLogin): string[] => [
  password,
  user,
  ...Object.values(extraFields),
  ...cookiePairs(sessionCookie).map(pair => pair.slice(pair.indexOf('=') + 1)),
]
