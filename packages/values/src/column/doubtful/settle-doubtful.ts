import type { Candidate } from '../../cells/classify-cell.ts'
import { isDomain } from '../../cells/read-web-address.ts'
import type { Doubtful } from './doubtful.ts'
import { settleByWeights } from './settle-by-weights.ts'
import { settleClocks } from './settle-clocks.ts'
import { settleCodes, settleLoneDigits } from './settle-codes.ts'
import { settleDates } from './settle-dates.ts'
import { settleDurations } from './settle-durations.ts'
import { settleMoney } from './settle-money.ts'
import {
  settleClasses,
  settleJoined,
  settleKinds,
  settleNames,
  settleStreets,
  settleWeightClasses,
} from './settle-names.ts'

/** Cells that only their neighbours or the header can tell from something else. */
export function settleDoubtful(column: Doubtful): Candidate[] {
  const steps = [
    settleMoney,
    settleDates,
    settleClocks,
    settleDurations,
    settleByWeights,
    settleDomains,
    settleCodes,
    settleLoneDigits,
    settleKinds,
    settleClasses,
    settleJoined,
    settleWeightClasses,
    settleStreets,
    settleNames,
  ]
  return steps.reduce((candidates, step) => step({ ...column, candidates }), column.candidates)
}

/** "ejemplo.pe" is an address under "Web" or beside other addresses, and a firm's name anywhere else. */
function settleDomains({ candidates, texts, header }: Doubtful): Candidate[] {
  const domains = texts.filter(isDomain).length
  if (domains === 0) return candidates
  const urls = candidates.filter(candidate => candidate.as === 'settled' && candidate.value.kind === 'url').length
  if (!header.says('web') && (urls + domains) * 2 < texts.length) return candidates
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    return candidate.as === 'text' && isDomain(text) ? { as: 'settled', value: { kind: 'url', url: text } } : candidate
  })
}
