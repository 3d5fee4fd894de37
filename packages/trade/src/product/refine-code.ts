import { listSubheadings, nameCode } from './catalog.ts'
import { toKeyWords } from './plain-words.ts'

const wordsOf = new Map<string, Set<string>>()

/** The key words of a code's name in both languages. */
function keyWordsOf(code: string): Set<string> {
  const known = wordsOf.get(code)
  if (known) return known
  const { es, en } = nameCode(code)
  const words = new Set([...toKeyWords(es), ...toKeyWords(en)])
  wordsOf.set(code, words)
  return words
}

/** What is left over of a heading is called "other…": no plain name means it. */
const isResidual = (code: string): boolean => /^(?:otr[oa]s?|los demás|las demás)\b/iu.test(nameCode(code).es)

type Refined = {
  /** The only code of the heading that says what was typed; null where none or several do. */
  code: string | null
  /** The codes that say as much of it as any other. */
  fitting: string[]
}

/**
 * Looks among the codes of a heading for the one whose name says most of what was typed. Where "other screws" says as much
 * as "self-tapping screws", what was typed is no reason for either: the heading is meant.
 */
export function refineCode(heading: string, words: string[]): Refined {
  const codes = listSubheadings(heading)
  // The only code of a heading is the heading.
  if (codes.length === 1) return { code: null, fitting: [] }
  const said = codes
    .map(code => ({ code, count: words.filter(word => keyWordsOf(code).has(word)).length }))
    .filter(({ count }) => count > 0)
  const most = Math.max(0, ...said.map(({ count }) => count))
  const fitting = said.filter(({ count }) => count === most).map(({ code }) => code)
  const [only] = fitting
  const isTold = only !== undefined && fitting.length === 1 && !isResidual(only)
  return { code: isTold ? only : null, fitting: fitting.every(isResidual) ? [] : fitting }
}
