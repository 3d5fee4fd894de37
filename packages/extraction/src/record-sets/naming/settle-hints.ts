import type { ValueKind } from '@sondeo/table/value'
import type { Meaning } from './column-words.data.ts'
import { meaningOfKind, WORDY } from './name-from-kind.ts'

const TOO_MANY = 3
const KINDS_OF_THEIR_OWN: ReadonlySet<Meaning> = new Set(Object.values(meaningOfKind))

/**
 * What classes say of one column alone is believed. What they say of several belongs to those whose values are of that
 * kind: a word that stands on three columns, or on two that are no such thing, speaks of looks ("a-size-base").
 */
export function settleHints(hints: readonly (Meaning | null)[], kinds: readonly ValueKind[]): (Meaning | null)[] {
  return hints.map((hint, at) => {
    if (hint === null || WORDY.has(hint) || hint === 'image' || hint === 'link') return hint
    const sharing = hints.flatMap((other, i) => (other === hint ? [i] : []))
    if (sharing.length < 2) return hint
    // Few addresses can be told from other texts.
    const fits = (i: number): boolean =>
      meaningOfKind[kinds[i] as ValueKind] === hint || (hint === 'address' && kinds[i] === 'text')
    if (KINDS_OF_THEIR_OWN.has(hint)) return fits(at) ? hint : null
    return sharing.length < TOO_MANY ? hint : null
  })
}
