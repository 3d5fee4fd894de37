import { foldText } from '@sondeo/analyst/fold-text'

/** An expected value: as text, and as a number where it is one. */
export type Target = { text: string; number: number | null }

const plainNumber = /^[\s$€£]*[-+]?[\d,.]+\s*%?$/

const readPlainNumber = (text: string): number | null => {
  const found = plainNumber.test(text) ? Number(text.replace(/[\s$€£,%+]/g, '')) : Number.NaN
  return Number.isNaN(found) || text.trim() === '' ? null : found
}

/** Without footnotes, remarks in brackets and quotes, as the public measure compares. */
function bareText(text: string): string {
  let bare = foldText(text)
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
  for (;;) {
    const next = bare
      .replace(/(?:(?<!^)\[[^\]]*\]|\[\d+\]|[•♦†‡*#+])*$/, '')
      .trim()
      .replace(/(?<!^)(?: \([^)]*\))*$/, '')
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim()
    if (next === bare) break
    bare = next
  }
  return bare.endsWith('.') ? bare.slice(0, -1).trim() : bare
}

export const toTargets = (answer: readonly string[]): Target[] => {
  const all = answer.map(value => ({ text: bareText(value), number: readPlainNumber(value) }))
  return [...new Map(all.map(one => [one.number ?? one.text, one])).values()]
}

export const isRightFigure = (figure: number, targets: readonly Target[]): boolean =>
  targets.length === 1 && targets[0]?.number != null && Math.abs(targets[0].number - figure) < 1e-6

/** The same values, in any order, each once. */
export function isRightList(texts: Iterable<string>, targets: readonly Target[]): boolean {
  const given = new Map<string, number | null>()
  for (const text of texts) {
    const bare = bareText(text)
    if (bare) given.set(bare, readPlainNumber(text))
  }
  if (given.size !== targets.length) return false
  return targets.every(
    ({ text, number }) =>
      given.has(text) ||
      (number !== null && [...given.values()].some(one => one !== null && Math.abs(one - number) < 1e-6)),
  )
}
