import type { Page } from '../../page/page.ts'
import { meaningOfClasses } from '../naming/name-from-classes.ts'
import type { Field } from './field.ts'
import { countTexts, readText } from './field.ts'

const LEAST = 2
const NEARLY_ALL = 0.9

/** What a record says twice (once for eyes, once for readers of screens; a title under its picture) is one field. */
export function dropEchoes(page: Page, fields: Field[]): Field[] {
  const said = fields.map(field => field.texts.map(text => (text ? bare(readText(page, text)) : '')))
  const dropped = new Set<number>()
  const own = [...fields]
  for (let i = 0; i < fields.length; i++) {
    for (let j = i + 1; j < fields.length && !dropped.has(i); j++) {
      if (dropped.has(j)) continue
      const echo = echoOf({ fields, said, first: i, second: j })
      if (echo === null) continue
      dropped.add(echo)
      const kept = echo === i ? j : i
      own[kept] = takeName(own[kept] as Field, fields[echo] as Field)
    }
  }
  return dropped.size === 0 ? fields : own.filter((_, i) => !dropped.has(i))
}

/** Whichever of the two stays is called what either is called. */
const takeName = (kept: Field, echo: Field): Field =>
  meaningOfClasses(kept.classWords) === null && meaningOfClasses(echo.classWords) !== null
    ? { ...kept, classWords: echo.classWords }
    : kept

type Pair = { fields: Field[]; said: string[][]; first: number; second: number }

/** Of two fields that say the same the one to drop: it has no name or fewer texts. */
function echoOf({ fields, said, first, second }: Pair): number | null {
  const [one, two] = [fields[first] as Field, fields[second] as Field]
  if (one.label && two.label && one.label !== two.label) return null
  const [more, less] = countTexts(two) > countTexts(one) ? [second, first] : [first, second]
  const drop = fields[less]?.label && !fields[more]?.label && countTexts(one) === countTexts(two) ? more : less
  const kept = drop === less ? more : less
  const own = said[drop] ?? []
  const others = said[kept] ?? []
  let filled = 0
  let same = 0
  for (const [i, text] of own.entries()) {
    if (text === '') continue
    filled++
    if (text === others[i]) same++
  }
  const isVaried = new Set(own).size > 1
  return filled >= LEAST && isVaried && same >= Math.max(LEAST, filled * NEARLY_ALL) && same === filled ? drop : null
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
