import { getPublicSuffix } from 'tough-cookie'
import { Unreadable } from '../why-unreadable.ts'

type Step = {
  /** What the person gave: the site that the password is for. */
  loginUrl: string
  /** Where the form stands, after all redirects. */
  pageUrl: string
  /** Where it sends what is typed. */
  action: string
}

/**
 * A password goes to the site it was given for, and never from a sealed address into the open. Where the way leads out
 * of the site nothing is sent: only the person can say that the other one is trusted, by giving its address.
 */
export function checkSite({ loginUrl, pageUrl, action }: Step): void {
  const given = new URL(loginUrl)
  const page = URL.parse(pageUrl)
  const target = URL.parse(action, pageUrl)
  if (page && target && isOfSite(page, given) && isOfSite(target, given) && !isUnsealed(page, target)) return
  throw new Unreadable({ kind: 'login', url: pageUrl, problem: 'foreign-form' })
}

function isOfSite(url: URL, given: URL): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !isUnsealed(given, url) && siteOf(url) === siteOf(given)
}

const isUnsealed = (from: URL, to: URL) => from.protocol === 'https:' && to.protocol !== 'https:'

/** What one owner registered, by the public suffix list; addresses in numbers and names of one word are whole sites. */
function siteOf({ hostname }: URL): string {
  const name = hostname.replace(/\.$/, '')
  if (/^[\d.]+$|[:[]/.test(name)) return name
  return getPublicSuffix(name, { allowSpecialUseDomain: true, ignoreError: true }) ?? name
}
