import { isText, type PageElement } from './page-node.ts'

const WRAPPING =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?\s*$/g

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
  return parse(first.data) ?? parse(first.data.replace(WRAPPING, '').replace(/\p{Cc}+/gu, ' '))
}
