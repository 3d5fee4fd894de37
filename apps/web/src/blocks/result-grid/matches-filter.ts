import { plainText, shownText } from './cell-text.ts'

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const comparison = /^(>=|<=|>|<|=)\s*(-?[\d.,\s\u202f]+)$/

/** "1.234,5", "1,234.5" and "1234.5" are all the same bound; one lone separator before three digits groups. */
function readBound(text: string): number {
  const digits = text.replace(/[\s\u202f]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return Number(digits)
  const tail = digits.slice(last + 1)
  const isGroup = tail.length === 3 && !(digits.includes('.') && digits.includes(','))
  const whole = digits.slice(0, isGroup ? undefined : last).replace(/[.,]/g, '')
  return Number(isGroup ? whole : `${whole}.${tail}`)
}

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  '>': (value, bound) => value > bound,
  '<': (value, bound) => value < bound,
  '>=': (value, bound) => value >= bound,
  '<=': (value, bound) => value <= bound,
  '=': (value, bound) => value === bound,
}

/** What a filter's text asks of a value: `> 100` compares numbers, anything else must be contained, accents aside. */
export function readFilter(filter: string): (value: unknown) => boolean {
  const asked = comparison.exec(filter.trim())
  const compare = comparisons[asked?.[1] ?? '']
  const bound = asked?.[2] === undefined ? Number.NaN : readBound(asked[2])
  const wanted = fold(filter.trim())
  const contains = (value: unknown) =>
    fold(plainText(value)).includes(wanted) ||
    (typeof value === 'number' &&
      (['es', 'en'] as const).some(language => shownText(value, { language, formatsNumbers: true }).includes(wanted)))
  if (!compare || Number.isNaN(bound)) return contains
  return value => (typeof value === 'number' ? compare(value, bound) : contains(value))
}
