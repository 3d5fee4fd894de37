import type { PageReading } from '@sondeo/extraction/page-reading'

const MAX_EMPTY = 4

/** A date in an address: `2027-03`, `2027/03/01`, `mes=3&anio=2027`, `month=3`. */
const dated = /(?:19|20)\d\d[-/]?(?:0?[1-9]|1[0-2])\b|(?:year|anio|ano|month|mes|date|fecha|week|semana)=\d/i

/** Notices a calendar that goes on for ever: page after page that says nothing new but other numbers. */
export function createCalendarWatch() {
  const seen = new Set<string>()
  let empty = 0
  return {
    isEmptyFor: ({ reading, next }: { reading: PageReading; next: string }): boolean => {
      const before = seen.size
      for (const { cells } of reading.recordSets[0]?.records ?? []) {
        const texts = Object.values(cells).map(({ text }) => text.replace(/\d+/g, '').replace(MONTHS, '').trim())
        seen.add(texts.filter(Boolean).join('|'))
      }
      const isNews = before === 0 || seen.size > before
      empty = isNews || !dated.test(next) ? 0 : empty + 1
      return empty >= MAX_EMPTY
    },
  }
}

const MONTHS =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|ene|feb|mar|abr|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)\b/gi
