import type { ToolName } from '@sondeo/contract/searches'

/** Also one that nothing is read by: the scan says so. In `hs:0901` and `color: rojo` the colon stands in a product. */
const hasScheme = /^[a-z][a-z\d+.-]*:(?:\/\/|[^\d\s]\S*$)/i
/** An address with blanks in it, which the scan says too; `1.kg` is an amount. */
const endsLikeHost = /(?<!\d)\.(?:com|org|net|edu|gob|gov|info|[a-z]{2})$/
/** A host with letters at its end, or numbers with a port: `1806.31` is the code of a product. */
const host = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u
const numericHost = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:[/?#].*)?$/i

/** Which tool is meant by what somebody typed: an address is read, anything else is a product. */
export function tellTool(typed: string): ToolName | null {
  const text = typed.trim()
  if (text === '') return null
  if (hasScheme.test(text) || endsLikeHost.test(text)) return 'website'
  return !/\s/.test(text) && (host.test(text) || numericHost.test(text)) ? 'website' : 'product'
}
