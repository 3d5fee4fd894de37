import { absoluteUrl, type Page } from '../page/page.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { FoundContact } from './find-emails.ts'

// Where each network keeps profiles; the first group is the profile's own name.
const NETWORKS: [host: RegExp, profile: RegExp][] = [
  [
    /(?:^|\.)facebook\.com$|^fb\.com$/,
    /^\/(?:pages\/[^/]+\/\d+|profile\.php|(?!sharer|share|dialog|plugins|tr|login|groups\/?$|events\/?$|policies|help|hashtag|watch|privacy)[\w.%-]{2,})\/?$/,
  ],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^\/(?!intent|share|home|search|hashtag|i\/|login|privacy|tos)@?\w{1,20}\/?$/],
  [/(?:^|\.)instagram\.com$/, /^\/(?!p\/|reel|explore|accounts|stories)[\w.]{2,40}\/?$/],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:company|in|school|showcase)\/[\w%.-]+\/?$/],
  [
    /(?:^|\.)youtube\.com$/,
    /^\/(?:(?:c|user|channel)\/[\w%.-]+|@[\w%.-]+|(?!watch|embed|playlist|results|feed|shorts|t\/|about)[\w-]{3,40})\/?$/,
  ],
  [/(?:^|\.)tiktok\.com$/, /^\/@[\w.]+\/?$/],
  [/(?:^|\.)pinterest\.(?:com|es|cl|com\.mx)$/, /^\/(?!pin\/|search)[\w-]{2,}\/?$/],
  [/^t\.me$|(?:^|\.)telegram\.me$/, /^\/(?!share)[\w+]{3,}\/?$/],
  [/(?:^|\.)github\.com$/, /^\/(?!features|login|about|pricing)[\w-]{2,39}\/?$/],
]

// Most links lead elsewhere: one cheap look saves parsing their addresses.
const NAMES_NETWORK =
  /facebook|fb\.com|twitter|x\.com|instagram|linkedin|youtube|tiktok|pinterest|t\.me|telegram|github/i

const isProfile = (url: URL): boolean => {
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  return NETWORKS.some(([hostForm, path]) => hostForm.test(host) && path.test(url.pathname))
}

/** Finds links to profiles on social networks; links that share the page are not profiles. */
export function findSocialProfiles(page: Page): FoundContact[] {
  const found: FoundContact[] = []
  const isOnNetwork = NAMES_NETWORK.test(page.baseUrl)
  for (const element of page.elements) {
    const { href } = element.attribs
    if (element.name !== 'a' || !href || !(isOnNetwork || NAMES_NETWORK.test(href))) continue
    const address = absoluteUrl(page, href)
    const url = address && URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol) || !isProfile(url)) continue
    const keepsQuery = url.pathname === '/profile.php'
    const value = `https://${url.hostname.toLowerCase()}${url.pathname.replace(/\/$/, '')}${keepsQuery ? url.search : ''}`
    found.push({
      kind: 'social',
      value,
      raw: href,
      origin: placeOfAttribute(element, 'href'),
      node: element,
    })
  }
  return found
}
