import type { Cell } from '@sondeo/table/table'
import { readTaxId } from '@sondeo/values/read-tax-id'
import { foldText } from '../fold-text.ts'

/** What a value identifies somebody or something by, from the hardest to the softest. */
export type IdentityKind = 'tax-id' | 'email' | 'url'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Two ways of writing one address are one address. */
function plainUrl(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const query = [...searchParams].filter(([name]) => !/^(?:utm_|gclid|fbclid)/.test(name)).sort()
  const path = pathname.replace(/\/{1,9}$/, '')
  return `${hostname.replace(/^www\./, '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`.toLowerCase()
}

/** The identity that a cell holds, with its kind in front. */
export function readIdentity(cell: Cell | undefined): { kind: IdentityKind; key: string } | null {
  const text = cell?.text.trim() ?? ''
  if (!cell || text === '') return null
  const { value } = cell
  if (value.kind === 'email' || EMAIL.test(text)) {
    return { kind: 'email', key: (value.kind === 'email' ? value.email : text).toLowerCase() }
  }
  if (readTaxId(text)) return { kind: 'tax-id', key: text.replace(/[^\dA-Za-z]/g, '').toUpperCase() }
  const url = plainUrl(value.kind === 'url' ? value.url : text)
  return url && value.kind !== 'image' ? { kind: 'url', key: url } : null
}

// Forms of companies, which one page writes and another leaves out.
const legalForms =
  /\b(?:s ?a ?c|s ?a ?a|s ?a|s ?r ?l|e ?i ?r ?l|s ?p ?a|s ?a ?s|s de r ?l(?: de c ?v)?|de c ?v|ltda|limitada|cia|inc|llc|ltd|limited|corp|corporation|co|company|gmbh|b ?v|plc)\b/g

/** A name as it is compared: without case, accents, signs and the form of the company. */
export function plainName(text: string): string {
  const words = foldText(text)
    .replace(/[.,;:()'"’&/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.replace(legalForms, ' ').replace(/\s+/g, ' ').trim() || words
}
