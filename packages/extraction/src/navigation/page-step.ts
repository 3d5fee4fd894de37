/** How one address relates to another as a page of the same list. */
export type PageStep = 'next' | 'forward' | 'back' | 'same' | null

const PAGE_KEYS =
  /^(?:.*[_.[-])?(?:page|pages|pagenum|pagenumber|page_no|pageno|pg|pag|pagina|paged|p|pn|currentpage|cpage|start|offset|from|desde|inicio|skip|first|begin|startindex|o|s|np|npag|st|index|paginaactual|strana|seite|side|sida)\]?$/i
const PAGE_SEGMENT =
  /^(?:page|pagina|pag|p|pg|seite|strona|strana|sida|side|pagina-|page-)?[-_=]?(\d{1,6})(?:\.\w{2,5})?$/i

const segmentsOf = (url: URL): string[] => url.pathname.split('/').filter(segment => segment !== '')

const compareNumbers = (current: number, candidate: number): PageStep => {
  if (candidate === current) return 'same'
  if (candidate === current + 1) return 'next'
  return candidate > current ? 'forward' : 'back'
}

/** Both parts are equal but for one number: "page-2.html" and "page-3.html". */
function compareParts(current: string, candidate: string): PageStep {
  const a = current.split(/(\d+)/)
  const b = candidate.split(/(\d+)/)
  if (a.length !== b.length || a.length > 41) return null
  const differing = a.flatMap((piece, index) => (piece === b[index] ? [] : [index]))
  const [only] = differing
  if (differing.length !== 1 || only === undefined || only % 2 === 0) return null
  const [from = '', to = ''] = [a[only], b[only]]
  return from.length > 9 || to.length > 9 ? null : compareNumbers(Number(from), Number(to))
}

function comparePaths(current: string[], candidate: string[]): PageStep {
  const shared = current.findIndex((segment, index) => segment !== candidate[index])
  const from = shared < 0 ? current.length : shared
  const restA = current.slice(from)
  const restB = candidate.slice(from)
  if (restA.length === restB.length) {
    if (restA.length === 0) return 'same'
    return restA.slice(1).join('/') === restB.slice(1).join('/')
      ? compareSegments(restA[0] ?? '', restB[0] ?? '')
      : null
  }
  // The first page has no number: /lista/ and /lista/page/2/
  const added = restA.length === 0 ? restB : []
  const number = added.length >= 1 && added.length <= 2 ? PAGE_SEGMENT.exec(added.at(-1) ?? '')?.[1] : undefined
  const isNamed =
    added.length === 1 || (added.length === 2 && /^(?:page|pagina|pag|p|pages|seite|strona)$/i.test(added[0] ?? ''))
  if (number !== undefined && isNamed) return Number(number) === 2 ? 'next' : Number(number) > 2 ? 'forward' : null
  const removed = restB.length === 0 ? restA : []
  return removed.length >= 1 && removed.length <= 2 && PAGE_SEGMENT.test(removed.at(-1) ?? '') ? 'back' : null
}

/** Two parts of a path that differ by the number of the page: "lista" and "lista-p2", "lista.html" and "lista_2.html". */
function compareSegments(current: string, candidate: string): PageStep {
  const direct = compareParts(current, candidate)
  if (direct) return direct
  const bare = (segment: string): string => segment.replace(/\.\w{2,5}$/, '')
  const added = bare(candidate).startsWith(bare(current)) ? bare(candidate).slice(bare(current).length) : ''
  const number = /^[-_,;.]?(?:page|pagina|pag|p)?[-_=]?(\d{1,4})$/i.exec(added)?.[1]
  return number === '2' ? 'next' : null
}

function compareQueries(current: URL, candidate: URL): PageStep {
  const keys = new Set([...current.searchParams.keys(), ...candidate.searchParams.keys()])
  let step: PageStep = 'same'
  for (const key of keys) {
    const from = current.searchParams.get(key)
    const to = candidate.searchParams.get(key)
    if (from === to) continue
    // Pagers drop empty and default parameters, so only what differs by a number speaks against a page.
    if (to === null || to === '' || (from === null && !/^\d+$/.test(to) && !PAGE_KEYS.test(key))) {
      if (to !== null && to !== '') return null
      if (PAGE_KEYS.test(key) && /^\d+$/.test(from ?? '')) return 'back'
      continue
    }
    if (step !== 'same') return null
    if (from === null || from === '') {
      if (!PAGE_KEYS.test(key) || !/^\d{1,6}$/.test(to)) return null
      step = Number(to) === 0 ? 'same' : Number(to) <= 2 ? 'next' : 'forward'
    } else {
      step = compareParts(from, to)
      if (step === null) return null
    }
  }
  return step
}

/** Compares a link's address with the page's own; null when they are not pages of one list. */
export function findPageStep(current: string, candidate: string): PageStep {
  const a = URL.parse(current)
  const b = URL.parse(candidate)
  if (!a || !b || a.hostname.replace(/^www\./, '') !== b.hostname.replace(/^www\./, '')) return null
  const byPath = comparePaths(segmentsOf(a), segmentsOf(b))
  const byQuery = compareQueries(a, b)
  if (byPath === 'same') return byQuery
  return byQuery === 'same' ? byPath : null
}

/** The page number in an address, where a parameter or segment is plainly one. */
export function readPageNumber(address: string): number | null {
  const url = URL.parse(address)
  if (!url) return null
  for (const [key, value] of url.searchParams) {
    if (/^(?:page|pg|pag|pagina|paged|p|pagenum|pageno|currentpage)$/i.test(key) && /^\d{1,5}$/.test(value))
      return Number(value)
  }
  const segments = segmentsOf(url)
  const last = segments.at(-1) ?? ''
  const named = /^(?:page|pagina|pag|p|pg)[-_]?(\d{1,5})(?:\.\w+)?$/i.exec(last)?.[1]
  const behind = /^(?:page|pagina|pag|p)$/i.test(segments.at(-2) ?? '') ? /^\d{1,5}$/.exec(last)?.[0] : undefined
  const number = named ?? behind
  return number === undefined ? null : Number(number)
}
