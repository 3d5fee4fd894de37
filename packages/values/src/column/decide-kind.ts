import type { ValueKind } from '@sondeo/table/value'
import { type Candidate, candidateKind, hasCents } from '../cells/classify-cell.ts'
import type { Header } from '../header/read-header.ts'

const EVIDENT: ValueKind[] = ['money', 'date', 'date-range', 'percentage', 'email', 'url']
const NUMERIC: ValueKind[] = ['number', 'money', 'percentage']

const HALF = 0.5
const MOSTLY = 0.75

// One word that names things: "Modelo", but not "Class pos.".
const isNaming = ({ says, words }: Header): boolean => says('naming') && words.length === 1

type Counts = Map<ValueKind, number>

const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0)

function countKinds(candidates: Candidate[]): Counts {
  const counts: Counts = new Map()
  for (const candidate of candidates) {
    const kind = candidateKind(candidate)
    if (kind !== 'empty' && kind !== 'ambiguous') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

/** Cells with and without their sign are one column: "US$ 68,500" and "9,980" are both prices. */
function pooledKind(counts: Counts, header: Header): ValueKind {
  const filled = sum(counts)
  const of = (kind: ValueKind): number => counts.get(kind) ?? 0
  const numeric = NUMERIC.reduce((total, kind) => total + of(kind), 0)
  const others = filled - numeric - of('text')
  // Durations beside bare numbers: "24 hrs." and "120".
  const isTimed = others > 0 && others === of('duration') && others >= of('number')
  if (isTimed && (others + of('number')) * 2 >= filled) return 'duration'
  // Among names and codes of things "100" and "535i" are some, too.
  const isNamed = isNaming(header) || (of('identifier') > 0 && !header.asksForNumbers)
  const share = isNamed ? MOSTLY : HALF
  const isNumeric = numeric >= filled * share || (header.asksForNumbers && others === 0)
  if (numeric === 0 || !isNumeric) return 'text'
  if (of('percentage') > of('number') + of('money')) return 'percentage'
  return of('money') >= of('number') || (of('money') > 0 && header.says('money')) ? 'money' : 'number'
}

/** Where only the first amount, and perhaps the sum, carries the sign. */
function isPricedOnTop(candidates: Candidate[]): boolean {
  const [first, ...rest] = candidates.filter(candidate => candidateKind(candidate) !== 'empty')
  if (first?.as !== 'money' || first.cell.currency.isWeak || rest.length < 2) return false
  return rest.every(candidate => candidate.as === 'money' || hasCents(candidate))
}

/** The kind that most filled cells share. */
export function decideKind(candidates: Candidate[], header: Header): ValueKind {
  if (isPricedOnTop(candidates)) return 'money'
  const counts = countKinds(candidates)
  const filled = sum(counts)
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1])
  // Half is enough for what says itself what it is: the rest of a price column is "Consultar".
  const evident = sorted.find(([kind, count]) => EVIDENT.includes(kind) && count * 2 >= filled)
  if (evident) return evident[0]
  const [best] = sorted
  const isPriced = header.says('money') && counts.has('money')
  const isOpen = best?.[0] === 'number' && (isPriced || isNaming(header))
  if (best && best[0] !== 'text' && best[1] * 2 > filled && !isOpen) return best[0]
  return pooledKind(counts, header)
}
