import { foldKeepingLength, type Line } from '../page/read-lines.ts'
import { findAddressAnchors } from './find-address-anchors.ts'
import { findStreet, isAddressPart, startsWithHouseNumber } from './is-street.ts'

/** No part of an address is longer. */
export const MAX_PART = 75
const CONTACT_WORDS = /@|(?:^|[^a-z])(?:tel|telefono|phone|fax|e-?mail|correo|www\.|http|copyright|©|call)(?![a-z])/

const isUsable = (text: string): boolean =>
  text.length <= MAX_PART &&
  !CONTACT_WORDS.test(foldKeepingLength(text)) &&
  !/\d{3}[-.\s]\d{3}[-.\s]\d{4}/.test(text) &&
  !/[:?!]$/.test(text)

/** What a text above or before a postcode may be; rows of a table look up to the same lines again and again. */
export class LineAbove {
  private readonly text: string
  private usable: boolean | null = null
  private hasStreet: boolean | null = null
  private part: boolean | null = null
  private ends: boolean | null = null

  constructor(text: string) {
    this.text = text
  }

  get isUsable(): boolean {
    this.usable ??= isUsable(this.text)
    return this.usable
  }

  isStreet(isStrong: boolean): boolean {
    this.hasStreet ??= findStreet(this.text) >= 0
    return this.hasStreet || (isStrong && startsWithHouseNumber(this.text.trim()))
  }

  get isPart(): boolean {
    this.part ??= isAddressPart(this.text)
    return this.part
  }

  /** Ends an address of its own. */
  get isEnd(): boolean {
    this.ends ??= findAddressAnchors(this.text).some(other => other.isStrong)
    return this.ends
  }
}

/** Looks at each line once, when first asked for it. */
export function lookAbove(lines: Line[]): (index: number) => LineAbove | null {
  const known = new Map<number, LineAbove>()
  return index => {
    const line = lines[index]
    if (!line) return null
    const above = known.get(index) ?? new LineAbove(line.text)
    known.set(index, above)
    return above
  }
}
