import { nodeHolding, placeOfStretch } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import { foldKeepingLength, type Line, readLines } from '../page/read-lines.ts'
import type { AddressStretch } from './address-stretch.ts'
import { isCountryName } from './country-named.ts'
import { type AddressAnchor, findAddressAnchors } from './find-address-anchors.ts'
import type { FoundContact } from './find-emails.ts'
import { findListedAddresses } from './find-listed-addresses.ts'
import { findSpanishAddresses } from './find-spanish-addresses.ts'
import { countAddressWords, findStreet } from './is-street.ts'
import { LineAbove, lookAbove, MAX_PART } from './line-above.ts'

const MAX_LINES_UP = 5
// A full stop ends what came before unless it stands behind an abbreviation or an initial.
const BREAK =
  /(?:[:•·©»>]|(?<!\b(?:st|ave|av|rd|blvd|dr|ln|ct|ste|apt|no|nos|inc|ltd|co|bldg|hwy|mt|ft|p\.o|n|s|e|w|nw|ne|sw|se|avda|jr|urb|esq|nro|pkwy|sq|pl))\.(?=\s\p{Lu}))\s?/giu

// "Visit us at 350 Fifth Avenue": words of a sentence, ending in a preposition.
const LEAD_IN = /^(?:[\p{L}'’]+\s){0,6}(?:at|in|to|is|en|es|a)\s(?=\d|\p{L}{2})/u

/** The part of a line before the postcode that belongs to the address. */
function headStart(line: string, anchor: AddressAnchor): number {
  const head = line.slice(0, anchor.start)
  let from = 0
  for (const match of head.matchAll(BREAK)) from = match.index + match[0].length
  const kept = head.slice(from)
  const isLong = kept.length > MAX_PART * 2 || /\d[\d\s().-]{8,}\d/.test(kept)
  const street = isLong ? findStreet(kept.slice(-MAX_PART * 2)) : -1
  if (street >= 0) return from + Math.max(0, kept.length - MAX_PART * 2) + street
  const lead = LEAD_IN.exec(foldKeepingLength(kept.slice(0, MAX_PART)))
  return lead && findStreet(kept.slice(lead[0].length)) >= 0 ? from + lead[0].length : from
}

type Gathered = { start: number; hasStreet: boolean }
type Anchored = { anchor: AddressAnchor; lineAt: (index: number) => LineAbove | null }

/** Goes up line by line until the street is found, then takes building and floor above it too. */
function gather(lines: Line[], index: number, { anchor, lineAt }: Anchored): Gathered {
  const line = lines[index] as Line
  const from = headStart(line.text, anchor)
  let start = line.start + from
  const head = line.text.slice(from, anchor.start)
  const before = new LineAbove(head)
  let hasStreet = before.isStreet(anchor.isStrong)
  if (hasStreet && from > 0) return { start, hasStreet }
  // A weak postcode far from its street is a number in a sentence.
  if (!anchor.isStrong && head.length > MAX_PART * 2) return { start, hasStreet: false }
  let hasPart = before.isPart
  for (let up = 1; up <= MAX_LINES_UP; up++) {
    const above = lineAt(index - up)
    if (!above?.isUsable) break
    const { isPart } = above
    const isStreet = above.isStreet(anchor.isStrong)
    if (hasStreet && !isPart && !isStreet) break
    if (!hasStreet && !isStreet && !isPart && up > 2) break
    if (above.isEnd) break
    // Between street and postcode stands at most the town.
    if (isStreet || isPart) start = lines[index - up]?.start ?? start
    hasStreet ||= isStreet
    hasPart ||= isPart
  }
  // Where streets have no numbers, floors, gates and campuses take their place.
  const isSite =
    hasPart && (anchor.isStrong || (!anchor.needsNumber && countAddressWords(textFrom(lines, index, start)) >= 2))
  return { start, hasStreet: hasStreet || isSite }
}

/** The text of the lines from an offset down to a line; long lines are prose and say nothing of places. */
function textFrom(lines: Line[], index: number, start: number): string {
  const taken = lines
    .slice(Math.max(0, index - MAX_LINES_UP), index + 1)
    .filter(line => line.start >= start || line.start + line.text.length > start)
  return taken.every(line => line.text.length <= MAX_PART * 2) ? taken.map(line => line.text).join('\n') : ''
}

/** Takes in the country behind the postcode, on its line or on the next. */
function tailEnd(lines: Line[], index: number, anchor: AddressAnchor): number {
  const line = lines[index] as Line
  const province = /^\s\(\p{Lu}[\p{L} .]{2,30}\)/u.exec(line.text.slice(anchor.end))?.[0].length ?? 0
  const end = anchor.end + province
  const behind = line.text.slice(end)
  // A town with its code, then the region and the country: "Gurgaon - 122015, Haryana, India".
  const [far = '', , country = ''] =
    /^,\s(\p{Lu}[\p{L} ]{2,25}),\s(\p{Lu}[\p{L}. ]{2,30}?)(?=[.,;|]|$)/u.exec(behind) ?? []
  if (country && isCountryName(foldKeepingLength(country))) return line.start + end + far.length
  const [same = '', name = ''] = /^\)?[\s,.–-]{1,4}(\p{L}[\p{L}. ]{1,40}?)(?=[.,;|•]|\s{2}|$)/u.exec(behind) ?? []
  if (name && isCountryName(foldKeepingLength(name))) return line.start + end + same.length
  const next = lines[index + 1]
  if (behind.trim() === '' && next && isCountryName(next.folded)) return next.start + next.text.length
  return line.start + end
}

function findByPostcode(lines: Line[]): AddressStretch[] {
  const found: AddressStretch[] = []
  const lineAt = lookAbove(lines)
  lines.forEach((line, index) => {
    for (const anchor of findAddressAnchors(line.text)) {
      const { start, hasStreet } = gather(lines, index, { anchor, lineAt })
      if (!hasStreet) continue
      found.push({ start, end: tailEnd(lines, index, anchor) })
    }
  })
  return found
}

/** One line, as people write an address on an envelope's list. */
const writeAddress = (raw: string): string =>
  raw
    .replace(/\s{0,9}[\n\t|]\s{0,9}/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s?,){2,}/g, ',')
    .replace(/^[\s,.–-]+|[\s,–-]+$/g, '')

/** Finds postal addresses in the visible text, in English and Spanish forms. */
export function findAddresses(page: Page): FoundContact[] {
  const lines = readLines(page)
  const stretches = [...findByPostcode(lines), ...findSpanishAddresses(lines), ...findListedAddresses(lines)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )
  const found: FoundContact[] = []
  let last: AddressStretch | null = null
  for (const stretch of stretches) {
    if (last && stretch.start < last.end) continue
    last = stretch
    const node = nodeHolding(page, stretch.start, stretch.end)
    const origin = placeOfStretch(page, stretch.start, stretch.end)
    const raw = page.text.slice(stretch.start, stretch.end)
    if (node && origin) found.push({ kind: 'address', value: writeAddress(raw), raw, origin, node })
  }
  return found
}
