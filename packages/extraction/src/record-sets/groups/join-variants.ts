import type { Page } from '../../page/page.ts'
import type { Field } from './field.ts'
import { countTexts, neverMeet, readText } from './field.ts'
import { parentOf } from './find-label-places.ts'

const NEAR = 0.25
const NEARLY_ALL = 0.95
const ALIKE_LENGTH = 4

/** What a record shows of a field in one way or another ("stock yes", "stock no") is one field. */
export function joinVariants(page: Page, fields: Field[]): Field[] {
  const isPoor = poorRecords(fields)
  const shown = fields.filter(field => !isOnlyIn(field, isPoor))
  const result = new Map<Field, Field | null>()
  for (const [at, field] of shown.entries()) {
    if (result.has(field)) continue
    let [own, main] = [field, field]
    for (const other of shown.slice(at + 1)) {
      if (result.has(other) || !isVariant(page, own, other)) continue
      const [more, less] = countTexts(own) >= countTexts(other) ? [main, other] : [other, main]
      own = { ...more, texts: own.texts.map((text, i) => text ?? other.texts[i] ?? null) }
      main = more
      result.set(less, null)
      result.set(main, own)
    }
  }
  return fields.flatMap(field => {
    const joined = result.get(field)
    return joined === undefined ? field : (joined ?? [])
  })
}

/** Records that have less than half of what is usual: advertisements and notes, whose texts are no field of the others. */
function poorRecords(fields: Field[]): boolean[] {
  const counts = (fields[0]?.texts ?? []).map((_, at) => fields.filter(({ texts }) => texts[at]).length)
  const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  return counts.map(count => count * 2 < usual)
}

const isOnlyIn = ({ texts }: Field, isPoor: boolean[]): boolean => texts.every((text, i) => !text || isPoor[i])

function isVariant(page: Page, field: Field, other: Field): boolean {
  if (field.label !== other.label || Math.abs(field.position - other.position) > NEAR) return false
  if (!neverMeet(field, other) || parentOf(field.block) !== parentOf(other.block)) return false
  if (!sharesClass(field, other) && countTexts(field) + countTexts(other) < field.texts.length * NEARLY_ALL)
    return false
  const [one, two] = [shapeOf(page, field), shapeOf(page, other)]
  return (
    one.hasFigures === two.hasFigures &&
    one.length < two.length * ALIKE_LENGTH &&
    two.length < one.length * ALIKE_LENGTH
  )
}

/** One class in common among those that tell the two apart. */
function sharesClass({ classWords: one }: Field, { classWords: two }: Field): boolean {
  if (!one || !two) return false
  const words = new Set(one.split(/[.\s]+/))
  return two.split(/[.\s]+/).some(word => words.has(word))
}

function shapeOf(page: Page, field: Field): { length: number; hasFigures: boolean } {
  const texts = field.texts.flatMap(text => (text ? [readText(page, text)] : []))
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
  return { length, hasFigures: texts.filter(text => /\d/.test(text)).length > texts.length / 2 }
}
