import { findCodeTrade } from '../built-in/open-trade-data.ts'
import { listSubheadingNames } from '../names/subheading-names.ts'
import { listSubheadings } from './catalog.ts'
import { toKeyWords } from './plain-words.ts'

const MAX_OPTIONS = 6
/** How many codes of other headings are offered: the same thing dried, frozen or preserved. */
const MAX_ELSEWHERE = 3

const byTrade = (a: string, b: string): number => (findCodeTrade(b)?.worldUsd ?? 0) - (findCodeTrade(a)?.worldUsd ?? 0)

let firstWords: Map<string, string[]> | undefined
/** Codes by the first word of their name, which says what the thing is. */
function codesNamedFirst(word: string): string[] {
  if (!firstWords) {
    firstWords = new Map()
    for (const [code, { es, en }] of listSubheadingNames())
      for (const first of new Set([toKeyWords(es)[0], toKeyWords(en).at(-1)]))
        if (first) firstWords.set(first, [...(firstWords.get(first) ?? []), code])
  }
  return firstWords.get(word) ?? []
}

/** `head` is the word that says what the thing is, where nothing else was typed. */
type Asked = { code: string; fitting: string[]; head: string | undefined }

/**
 * The codes among which only the user can choose: those of the heading that fit, else all of it, and the same thing in
 * another state elsewhere; those most traded first. Nothing where there is no choice.
 */
export function listOptions({ code, fitting, head }: Asked): string[] {
  const heading = code.slice(0, 4)
  const within = fitting.length > 1 || code.length === 6 ? fitting : listSubheadings(heading)
  const elsewhere = head ? codesNamedFirst(head).filter(each => !each.startsWith(heading)) : []
  const options = [
    ...within.toSorted(byTrade).slice(0, MAX_OPTIONS - MAX_ELSEWHERE),
    ...elsewhere.toSorted(byTrade).slice(0, MAX_ELSEWHERE),
    ...within.toSorted(byTrade).slice(MAX_OPTIONS - MAX_ELSEWHERE),
  ]
  const unique = [...new Set([...(code.length === 6 ? [code] : []), ...options])].slice(0, MAX_OPTIONS)
  return unique.length > 1 ? unique : []
}
