import { type Token, tokensOf } from './cell-tokens.ts'

export type Span = { start: number; end: number }

/** What a column's cells share: literal words and marks, and the slots between them that each cell fills itself. */
export type Template = {
  /** The literal text before and after each slot, as the cell with most of it writes it. */
  slots: { before: string; after: string }[]
  /** Each cell's slots, or null where it does not follow the template. */
  fills: (Span[] | null)[]
}

const AGREE = 0.8
const LEAST_CELLS = 3
const MAX_SAMPLE = 120
const MAX_LITERALS = 12
const MAX_SLOTS = 6
// Marks that part facts; points, quotes and currency signs belong to the facts themselves.
const PARTING = new Set([',', ';', ':', '(', ')', '[', ']', '|', '·', '•', '–', '—', '-', '/', '#', '»', '→'])

/** The template that at least four fifths of the cells follow, or null. */
export function findTemplate(texts: string[]): Template | null {
  const filled = texts.filter(text => text !== '').slice(0, MAX_SAMPLE)
  if (filled.length < LEAST_CELLS) return null
  const cells = filled.map(tokensOf)
  const literals = sharedSequence(cells)
  if (!literals) return null
  const gaps = usualGaps(filled, cells, literals)
  if (!gaps.some(isSlot => isSlot) || gaps.filter(isSlot => isSlot).length > MAX_SLOTS) return null
  const fills = texts.map(text => (text === '' ? null : fillOf(text, literals, gaps)))
  const following = fills.filter(fill => fill !== null).length
  if (following < texts.filter(text => text !== '').length * AGREE || following < LEAST_CELLS) return null
  return { slots: surroundings(wordiest(texts, fills)), fills }
}

/** The literals that most cells have in one order, as often as each other. */
function sharedSequence(cells: Token[][]): string[] | null {
  const counts = new Map<string, number>()
  for (const tokens of cells)
    for (const literal of new Set(tokens.filter(mayBeLiteral).map(({ folded }) => folded)))
      counts.set(literal, (counts.get(literal) ?? 0) + 1)
  let candidates = [...counts].filter(([, count]) => count >= cells.length * AGREE).sort((a, b) => b[1] - a[1])
  while (candidates.length > 0) {
    const own = new Set(candidates.map(([literal]) => literal))
    const sequences = new Map<string, number>()
    for (const tokens of cells) {
      const key = project(tokens, own).join(' ')
      sequences.set(key, (sequences.get(key) ?? 0) + 1)
    }
    const [best = '', count = 0] = [...sequences].sort((a, b) => b[1] - a[1])[0] ?? []
    if (count >= cells.length * AGREE) {
      const literals = best.split(' ')
      return literals.length <= MAX_LITERALS ? literals : null
    }
    candidates = candidates.slice(0, -1)
  }
  return null
}

const mayBeLiteral = ({ kind, folded }: Token): boolean => kind === 'word' || (kind === 'mark' && PARTING.has(folded))

const project = (tokens: Token[], own: ReadonlySet<string>): string[] =>
  tokens.filter(token => mayBeLiteral(token) && own.has(token.folded)).map(({ folded }) => folded)

/** The stretches before, between and after the literals, or null where the cell has others. */
function stretchesOf(text: string, tokens: Token[], literals: string[]): Span[] | null {
  const own = new Set(literals)
  const found = tokens.filter(token => mayBeLiteral(token) && own.has(token.folded))
  if (found.length !== literals.length || found.some(({ folded }, i) => folded !== literals[i])) return null
  const stretches: Span[] = []
  let from = 0
  for (const { start, end } of [...found, { start: text.length, end: text.length }]) {
    stretches.push(trimSpan(text, { start: from, end: start }))
    from = end
  }
  return stretches
}

function trimSpan(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end)
  const before = /^\s*(?:\.(?=\s|$)\s*)?/.exec(own)?.[0].length ?? 0
  return { start: start + before, end: Math.max(start + before, start + own.trimEnd().length) }
}

const hasContent = (text: string, { start, end }: Span): boolean => /[\p{L}\p{N}]/u.test(text.slice(start, end))

function usualGaps(texts: string[], cells: Token[][], literals: string[]): boolean[] {
  const counts = new Array<number>(literals.length + 1).fill(0)
  let following = 0
  for (const [i, text] of texts.entries()) {
    const stretches = stretchesOf(text, cells[i] ?? [], literals)
    if (!stretches) continue
    following++
    for (const [at, span] of stretches.entries()) if (hasContent(text, span)) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map(count => count >= following * AGREE && count > 0)
}

function fillOf(text: string, literals: string[], gaps: boolean[]): Span[] | null {
  const stretches = stretchesOf(text, tokensOf(text), literals)
  if (!stretches?.every((span, at) => hasContent(text, span) === gaps[at])) return null
  return stretches.filter((_, at) => gaps[at])
}

type Filled = { text: string; fill: Span[] }

/** The cell that says the literals in their longest form: "2 baths" rather than "1 bath". */
function wordiest(texts: string[], fills: Template['fills']): Filled {
  let best: Filled = { text: '', fill: [] }
  let most = -1
  for (const [i, fill] of fills.entries()) {
    const text = texts[i] ?? ''
    const length = fill ? text.length - fill.reduce((sum, { start, end }) => sum + end - start, 0) : -1
    if (fill && length > most) {
      best = { text, fill }
      most = length
    }
  }
  return best
}

const surroundings = ({ text, fill }: Filled): Template['slots'] =>
  fill.map(({ start, end }, i) => ({
    before: text.slice(fill[i - 1]?.end ?? 0, start),
    after: text.slice(end, fill[i + 1]?.start ?? text.length),
  }))
