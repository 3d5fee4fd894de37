import type { ToolName } from '@sondeo/contract/searches'

const hasScheme = /^https?:\/\//i
/** A host with letters at its end, or numbers with a port: `1806.31` is the code of a product. */
const host = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u
const numericHost = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:[/?#].*)?$/i

/** Which tool is meant by what somebody typed: an address is read, anything else is a product. */
export function tellTool(typed: string): ToolName | null {
  const text = typed.trim()
  if (text === '') return null
  if (hasScheme.test(text)) return 'website'
  return !/\s/.test(text) && (host.test(text) || numericHost.test(text)) ? 'website' : 'product'
}
