import { isText, type PageElement } from './page-node.ts'

const OPENING = /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/
const CLOSING = /(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/
/** A closing wrapper is not longer than this; only so much of the end is looked at. */
const MAX_CLOSING = 100

/** The JSON inside a script element, or undefined when it holds none. */
export function readEmbeddedJson(script: PageElement): unknown {
  const first = script.children[0]
  if (!first || !isText(first)) return undefined
  const parse = (source: string): unknown => {
    try {
      return JSON.parse(source)
    } catch {
      return undefined
    }
  }
  // Real pages leave raw line breaks inside strings, which JSON forbids.
  return parse(first.data) ?? parse(unwrap(first.data).replace(/\p{Cc}+/gu, ' '))
}

/** Without the comment or CDATA signs that hide a script from old browsers. */
function unwrap(source: string): string {
  const text = source.replace(OPENING, '')
  const bare = text.trimEnd()
  const end = (bare.endsWith(';') ? bare.slice(0, -1) : bare).trimEnd()
  const tail = end.slice(-MAX_CLOSING)
  const rest = tail.replace(CLOSING, '')
  return rest === tail ? text : end.slice(0, end.length - tail.length) + rest
}
