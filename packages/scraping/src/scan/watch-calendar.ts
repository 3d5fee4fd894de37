import type { PageDigest } from '../reading/digest-page.ts'

const MAX_EMPTY = 4

/** A date in an address: `2027-03`, `2027/03/01`, `mes=3&anio=2027`, `month=3`. */
const dated = /(?:19|20)\d\d[-/]?(?:0?[1-9]|1[0-2])\b|(?:year|anio|ano|month|mes|date|fecha|week|semana)=\d/i

/** Notices a calendar that goes on for ever: page after page that says nothing new but other numbers. */
export function createCalendarWatch() {
  const seen = new Set<string>()
  let empty = 0
  return {
    isEmptyFor: ({ digest, next }: { digest: PageDigest; next: string }): boolean => {
      const before = seen.size
      for (const text of digest.lists[0]?.timeless ?? []) seen.add(text)
      const isNews = before === 0 || seen.size > before
      empty = isNews || !dated.test(next) ? 0 : empty + 1
      return empty >= MAX_EMPTY
    },
  }
}
