const LINK = /<a\s[^>]{0,2000}?href\s{0,5}=\s{0,5}(?:"([^"]{1,2048})"|'([^']{1,2048})'|([^\s"'>]{1,2048}))/gi
const PLAIN = /https?:\/\/[^\s"'<>\\]{1,2048}/gi
const MAX_ADDRESSES = 20_000

const plainText = (text: string) => text.replaceAll('&amp;', '&').replace(/&#0?38;/g, '&')

/** Where the links of a page lead; of a map of a site, which has no links, every address in it. */
export async function listPageAddresses({ html, url }: { html: string; url: string }): Promise<string[]> {
  const links = [...html.matchAll(LINK)].map(match => plainText(match[1] ?? match[2] ?? match[3] ?? ''))
  const written = links.length > 0 ? links : (html.match(PLAIN) ?? []).map(plainText)
  const addresses = written.flatMap(link => URL.parse(link, url)?.href ?? [])
  return [...new Set(addresses.filter(address => /^https?:/.test(address)))].slice(0, MAX_ADDRESSES)
}
