export type RuleSite = { host: string /** Beginning of the path; empty for the whole site. */; path: string }

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Whether a rule for this site is for this page. `www.` makes no difference, and a path ends at a slash or anywhere. */
export function matchesSite({ host, path }: RuleSite, url: string): boolean {
  const page = URL.parse(url)
  if (!page || bareHost(page.host) !== bareHost(host)) return false
  return page.pathname.startsWith(path.startsWith('/') || path === '' ? path : `/${path}`)
}
