import { foldKeepingLength } from '../page/read-lines.ts'
import type { FoundContact } from './find-emails.ts'

const isNumber = (contact: FoundContact): boolean => contact.kind === 'phone' || contact.kind === 'fax'

// The last digits are the same however much of the prefix is written.
const SUFFIX_LENGTH = 7
const phoneKey = (value: string): string => value.replace(/\D/g, '').slice(-SUFFIX_LENGTH)

const isSamePhone = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')].toSorted((x, y) => x.length - y.length)
  return short === long || (short.replace(/^0+/, '').length >= SUFFIX_LENGTH && long.endsWith(short.replace(/^0+/, '')))
}

const addressWords = (value: string): Set<string> => new Set(foldKeepingLength(value).match(/[\p{L}\d]+/gu) ?? [])

const isSameAddress = (a: string, b: string): boolean => {
  const [small, large] = [addressWords(a), addressWords(b)].toSorted((x, y) => x.size - y.size) as [
    Set<string>,
    Set<string>,
  ]
  return small.size > 0 && small.isSubsetOf(large)
}

// Addresses are compared pair by pair, so a page made of them must not cost the square of its length.
const MAX_COMPARED = 200

/** Keeps the first of each. A number that is called both phone and fax is a phone. */
export function dropRepeatedContacts(found: FoundContact[]): FoundContact[] {
  const kept: FoundContact[] = []
  const bySuffix = new Map<string, FoundContact[]>()
  const seen = new Set<string>()
  const addresses: FoundContact[] = []
  for (const contact of found) {
    if (isNumber(contact)) {
      const key = phoneKey(contact.value)
      const twin = bySuffix.get(key)?.find(other => isSamePhone(other.value, contact.value))
      if (twin && twin.kind !== contact.kind) twin.kind = 'phone'
      if (twin) continue
      bySuffix.set(key, [...(bySuffix.get(key) ?? []), contact])
    } else if (seen.has(`${contact.kind} ${contact.value}`)) {
      continue
    } else if (contact.kind === 'address') {
      if (addresses.slice(-MAX_COMPARED).some(other => isSameAddress(other.value, contact.value))) continue
      addresses.push(contact)
    }
    seen.add(`${contact.kind} ${contact.value}`)
    kept.push(contact)
  }
  return kept
}
