import MiniSearch from 'minisearch'
import { listSubheadingNames } from '../names/subheading-names.ts'
import { aliases, headingNames } from './catalog.ts'
import { toKeyWords } from './plain-words.ts'

type HeadingHit = { code: string; score: number; matched: number }

const aliasText = new Map<string, string[]>()
for (const { code, text } of aliases) {
  const heading = code.slice(0, 4)
  const list = aliasText.get(heading)
  if (list) list.push(text)
  else aliasText.set(heading, [text])
}

const subheadingText = new Map<string, string[]>()
for (const [code, { es, en }] of listSubheadingNames()) {
  const heading = code.slice(0, 4)
  subheadingText.set(heading, [...(subheadingText.get(heading) ?? []), es, en])
}

// What comes after "except" names what a heading does not hold.
const cutExclusions = (name: string): string => name.replace(/\b(?:excepto|sin|except|other than|not)\b.*$/i, '')

const index = new MiniSearch<{ id: string; es: string; en: string; words: string; codes: string }>({
  fields: ['es', 'en', 'words', 'codes'],
  tokenize: toKeyWords,
  processTerm: term => term,
})
index.addAll(
  [...headingNames].map(([id, { es, en }]) => ({
    id,
    es: cutExclusions(es),
    en: cutExclusions(en),
    words: (aliasText.get(id) ?? []).join(' '),
    codes: (subheadingText.get(id) ?? []).map(cutExclusions).join(' '),
  })),
)

/** Headings whose names or everyday words share words with these, best first. */
export function searchHeadings(words: string[], lang: 'es' | 'en'): HeadingHit[] {
  const unique = [...new Set(words)]
  return index
    .search(unique.join(' '), {
      boost: { es: lang === 'es' ? 3 : 2, en: lang === 'en' ? 3 : 2, words: 1, codes: 0.7 },
      fuzzy: term => (term.length > 5 ? 0.15 : false),
      prefix: term => term.length > 4,
      weights: { fuzzy: 0.3, prefix: 0.4 },
      combineWith: 'OR',
    })
    .slice(0, 8)
    .map(({ id, score, queryTerms }) => ({ code: String(id), score, matched: queryTerms.length / unique.length }))
}
