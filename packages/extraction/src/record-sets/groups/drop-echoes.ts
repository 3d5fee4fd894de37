import type { Page } from '../../page/page.ts'
import { meaningOfClasses } from '../naming/name-from-classes.ts'
import type { Field } from './field.ts'
import { countTexts, readText } from './field.ts'

const LEAST = 2

/** What a record says twice (once for eyes, once for readers of screens; a title under its picture) is one field. */
export function dropEchoes(page: Page, fields: Field[]): Field[] {
  const told = fields.map(field => new Told(page, field))
  const dropped = new Set<number>()
  const own = [...fields]
  for (let i = 0; i < fields.length; i++) {
    for (let j = i + 1; j < fields.length && !dropped.has(i); j++) {
      if (dropped.has(j)) continue
      const [one, two] = [told[i] as Told, told[j] as Told]
      const echo = echoOf(one, two)
      if (echo === null) continue
      const [drop, keep] = echo === one ? [i, j] : [j, i]
      dropped.add(drop)
      own[keep] = takeName(own[keep] as Field, fields[drop] as Field)
    }
  }
  return dropped.size === 0 ? fields : own.filter((_, i) => !dropped.has(i))
}

/** Whichever of the two stays is called what either is called. */
const takeName = (kept: Field, echo: Field): Field =>
  meaningOfClasses(kept.classWords) === null && meaningOfClasses(echo.classWords) !== null
    ? { ...kept, classWords: echo.classWords }
    : kept

/** The letters and digits of a field's texts: each is read once, and only if one that may echo it has to be compared. */
class Told {
  readonly label: string
  readonly count: number
  private readonly page: Page
  private readonly texts: Field['texts']
  private readonly known: (string | undefined)[] = []

  constructor(page: Page, field: Field) {
    this.label = field.label
    this.count = countTexts(field)
    this.page = page
    this.texts = field.texts
  }

  at(record: number): string {
    const text = this.texts[record]
    if (!text) return ''
    this.known[record] ??= bare(readText(this.page, text))
    return this.known[record]
  }

  /** It says something, not always the same, and nothing that the other does not say of the same record. */
  echoes(other: Told): boolean {
    const said = new Set<string>()
    let filled = 0
    for (const record of this.texts.keys()) {
      const text = this.at(record)
      if (text === '') continue
      if (text !== other.at(record)) return false
      said.add(text)
      filled++
    }
    return filled >= LEAST && (said.size > 1 || filled < this.texts.length)
  }
}

/** Of two fields that say the same the one to drop: it has no name or fewer texts. */
function echoOf(one: Told, two: Told): Told | null {
  if (one.label && two.label && one.label !== two.label) return null
  const [more, less] = two.count > one.count ? [two, one] : [one, two]
  const isBetterNamed = less.label && !more.label && one.count === two.count
  const [drop, kept] = isBetterNamed ? [more, less] : [less, more]
  return drop.echoes(kept) ? drop : null
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
