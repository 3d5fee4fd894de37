/** Players, maps, counters, forms of payment and the like: frames in which no list stands. */
export const IGNORED_FRAMES =
  'youtube|youtu\\.be|vimeo|google(?!\\.com/spreadsheets)|gstatic|facebook|twitter|instagram|tiktok|linkedin|doubleclick|maps|captcha|gtm|analytics|adsystem|adservice|criteo|hotjar|disqus|addthis|sharethis|spotify|soundcloud|stripe|paypal|consent|cookie|chat|pixel'

const TAG = /<i?frame\b([^<>]{1,2000})>/gi
const SRC = /\bsrc\s*=\s*(?:"([^"]{3,1000})"|'([^']{3,1000})'|([^\s"'>]{3,1000}))/i
const HIDDEN =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|\bhidden(?=[\s>=]|$)|\b(?:width|height)\s*[=:]\s*["']?[01](?:px)?["'\s;])/i
const ignored = new RegExp(IGNORED_FRAMES, 'i')

/** The address of the first frame of a page in which a list may stand. */
export function findFrame(html: string, pageUrl: string): string | null {
  for (const [, attributes = ''] of html.matchAll(TAG)) {
    const [, double, single, bare] = SRC.exec(attributes) ?? []
    const source = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim()
    const url = source === '' ? null : URL.parse(source, pageUrl)
    if (!url || !/^https?:$/.test(url.protocol) || HIDDEN.test(`${attributes} `) || ignored.test(url.href)) continue
    return url.href
  }
  return null
}
