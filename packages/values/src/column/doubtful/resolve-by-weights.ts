import type { Candidate } from '../../cells/classify-cell.ts'
import { listOptions, type Option } from '../../cells/list-options.ts'
import type { Header } from '../../header/read-header.ts'
import { describeCells } from '../../rank/describe-cell.ts'
import { rankOptions } from '../../rank/rank-options.ts'
import type { Doubtful } from './doubtful.ts'
import { tellTheHour } from './resolve-clocks.ts'

/** What the learned weights decide, and how much of all belief the cells of a column must have in it together. */
const ENOUGH = { year: 0.65, years: 0.5, clock: 0.97 }
type Decided = keyof typeof ENOUGH
const isDecided = (how: string): how is Decided => how in ENOUGH

// A cheap look first: "1987", "1866 – 1942", "2:28.15"
const MAY_BE_DECIDED = /^(?:1\d|2[01])\d\d(?:$| ?[-–/(]| (?:to|a) )|^\+? ?\d{1,3}[:h'’′] ?\d\d/

type Claim = { at: number; option: Option; how: Decided; share: number }

/** Amounts and codes are never years, and what tells the hour is never how long: this is known and not compared. */
function isBanned(how: Decided, { texts }: Doubtful, header: Header): boolean {
  if (how === 'clock') return tellTheHour(texts, header)
  const isCounted = header.asksForAmounts || header.says('whole')
  const asksForOthers = isCounted || header.currencies.length > 0 || header.namesCodes === 'surely'
  return asksForOthers && !header.says('year')
}

/** What the weights believe of each cell that could be a year or a length of time. */
function listClaims(column: Doubtful): Claim[] {
  const { texts, candidates, header, context, first } = column
  let describeCell: ReturnType<typeof describeCells> | null = null
  return candidates.flatMap(({ as }, at): Claim[] => {
    const text = texts[at] ?? ''
    if ((as !== 'number' && as !== 'text') || !MAY_BE_DECIDED.test(text)) return []
    const options = listOptions(text, header)
    const option = options.find(({ how }) => isDecided(how))
    if (!option || !isDecided(option.how)) return []
    describeCell ??= describeCells({ texts, candidates: first, header, context })
    const ranked = rankOptions(describeCell(at, options), [...options, { kind: 'open' }])
    const share = ranked.find(({ kind }) => kind === option.kind)?.share ?? 0
    return [{ at, option, how: option.how, share }]
  })
}

/** Years that could be counts, and clocks that could tell the hour: the cells of a column are ranked together. */
export function resolveByWeights(column: Doubtful): Candidate[] {
  const claims = listClaims(column)
  if (claims.length === 0) return column.candidates
  const resolved = [...column.candidates]
  for (const how of new Set(claims.map(claim => claim.how))) {
    const own = claims.filter(claim => claim.how === how)
    const share = own.reduce((sum, claim) => sum + claim.share, 0) / own.length
    if (share < ENOUGH[how] || isBanned(how, column, column.header)) continue
    for (const { at, option } of own) resolved[at] = option.candidate
  }
  return resolved
}
