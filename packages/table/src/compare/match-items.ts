import { foldCell } from '../match-rows.ts'
import type { ValueKind } from '../value.ts'

/** A row as it is compared: one text per column. */
export type Item = readonly string[]
type ItemColumn = { kind: ValueKind }
/** A text that may name a row, by how much it is worth; the lowest is the best. */
type Key = { rank: number; isHard: boolean; of: (item: Item) => string }

// What a thing is called by others is worth more than what it is called on the page.
const RANKS: Partial<Record<ValueKind, number>> = { identifier: 0, url: 1, email: 2, phone: 3, text: 4, address: 4 }
const TELLING = 0.9
const SPEAKING = 0.2
const ALIKE = 0.6
// Every row is compared with every other.
const MAX_COMPARED = 400

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

function isTelling(items: readonly Item[], { of }: Key): boolean {
  const filled = items.map(of).filter(Boolean)
  return share(new Set(filled).size, items.length) >= TELLING
}

/** Addresses that a site makes anew at every visit name nothing. */
function isSpeaking(known: readonly Item[], found: readonly Item[], { of }: Key): boolean {
  const before = new Set(known.map(of))
  const again = found.filter(item => of(item) !== '' && before.has(of(item))).length
  return share(again, Math.min(known.length, found.length)) >= SPEAKING
}

function listKeys(columns: readonly ItemColumn[]): Key[] {
  return columns
    .flatMap(({ kind }, at): Key[] => {
      const rank = RANKS[kind]
      if (rank === undefined) return []
      const whole = { rank, isHard: kind === 'identifier', of: (item: Item) => foldCell(item[at] ?? '') }
      if (kind !== 'url') return [whole]
      return [whole, { ...whole, rank: rank + 0.5, of: item => foldCell(withoutQuery(item[at] ?? '')) }]
    })
    .sort((a, b) => a.rank - b.rank)
}

function shareOfEqual(one: Item, other: Item): number {
  const filled = one.flatMap((text, at) => (text || other[at] ? [foldCell(text) === foldCell(other[at] ?? '')] : []))
  return share(filled.filter(Boolean).length, filled.length)
}

type Lists = {
  columns: readonly ItemColumn[]
  known: readonly Item[]
  found: readonly Item[]
  present: readonly Item[]
}

/** Which rows have found each other so far. */
type Pairing = {
  isFree: (place: number) => boolean
  isOpen: (at: number) => boolean
  take: (at: number, place: number) => void
  places: (number | null)[]
}

function beginPairing({ known, found }: Lists): Pairing {
  const places: (number | null)[] = found.map(() => null)
  const taken = new Set<number>()
  return {
    places,
    isFree: place => place < known.length && !taken.has(place),
    isOpen: at => places[at] === null,
    take: (at, place) => {
      places[at] = place
      taken.add(place)
    },
  }
}

const areDifferent = (one: Item, other: Item, keys: readonly Key[]): boolean =>
  keys.some(({ of }) => of(one) !== '' && of(other) !== '' && of(one) !== of(other))

/** Rows with the same name are one, unless something stronger tells them apart. */
function pairByKey({ known, found }: Lists, { isFree, isOpen, take }: Pairing, key: Key, stronger: readonly Key[]) {
  const byKey = Map.groupBy([...known.keys()].filter(isFree), place => key.of(known[place] ?? []))
  for (const [at, item] of found.entries()) {
    const name = key.of(item)
    if (name === '' || !isOpen(at)) continue
    const [best] = (byKey.get(name) ?? [])
      .filter(place => isFree(place) && !areDifferent(item, known[place] ?? [], stronger))
      .map(place => ({ place, alike: shareOfEqual(item, known[place] ?? []) }))
      .sort((a, b) => b.alike - a.alike)
    if (best) take(at, best.place)
  }
}

/** What is left is paired by how much of it is the same. */
function pairByLikeness({ known, found }: Lists, { isFree, isOpen, take }: Pairing, hard: readonly Key[]) {
  const openFound = [...found.keys()].filter(isOpen)
  const openKnown = [...known.keys()].filter(isFree)
  if (openFound.length > MAX_COMPARED || openKnown.length > MAX_COMPARED) return
  openFound
    .flatMap(at => openKnown.map(place => ({ at, place, alike: shareOfEqual(found[at] ?? [], known[place] ?? []) })))
    .filter(({ at, place, alike }) => alike >= ALIKE && !areDifferent(found[at] ?? [], known[place] ?? [], hard))
    .sort((a, b) => b.alike - a.alike || a.at - b.at || a.place - b.place)
    .forEach(({ at, place }) => {
      if (isOpen(at) && isFree(place)) take(at, place)
    })
}

const wholeRow: Key = { rank: 9, isHard: false, of: item => item.map(foldCell).join('\u0000') }

/**
 * Which known row each found row is, or null for a new one: by its own number or link first, then by its name, then by
 * how much of it is the same. Two rows with different numbers are never one. `present` are those of `known` that were
 * there the last time.
 */
export function matchItems(lists: Lists): (number | null)[] {
  const { columns, present, found } = lists
  const keys = listKeys(columns).filter(
    key => isTelling(found, key) && isTelling(present, key) && isSpeaking(present, found, key),
  )
  const pairing = beginPairing(lists)
  for (const key of keys)
    pairByKey(
      lists,
      pairing,
      key,
      keys.filter(({ rank }) => rank < key.rank),
    )
  pairByKey(lists, pairing, wholeRow, [])
  pairByLikeness(
    lists,
    pairing,
    keys.filter(({ isHard }) => isHard),
  )
  return pairing.places
}
