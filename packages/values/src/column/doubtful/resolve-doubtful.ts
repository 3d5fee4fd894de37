import type { Candidate } from '../../cells/classify-cell.ts'
import { isDomain } from '../../cells/read-web-address.ts'
import type { Doubtful } from './doubtful.ts'
import { resolveByWeights } from './resolve-by-weights.ts'
import { resolveClocks } from './resolve-clocks.ts'
import { resolveCodes, resolveLoneDigits } from './resolve-codes.ts'
import { resolveDates } from './resolve-dates.ts'
import { resolveDurations } from './resolve-durations.ts'
import { resolveMoney } from './resolve-money.ts'
import {
  resolveClasses,
  resolveJoined,
  resolveKinds,
  resolveNames,
  resolveStreets,
  resolveWeightClasses,
} from './resolve-names.ts'

/** Cells that only their neighbours or the header can tell from something else. */
export function resolveDoubtful(column: Doubtful): Candidate[] {
  const steps = [
    resolveMoney,
    resolveDates,
    resolveClocks,
    resolveDurations,
    resolveByWeights,
    resolveDomains,
    resolveCodes,
    resolveLoneDigits,
    resolveKinds,
    resolveClasses,
    resolveJoined,
    resolveWeightClasses,
    resolveStreets,
    resolveNames,
  ]
  return steps.reduce((candidates, step) => step({ ...column, candidates }), column.candidates)
}

/** "ejemplo.pe" is an address under "Web" or beside other addresses, and a firm's name anywhere else. */
function resolveDomains({ candidates, texts, header }: Doubtful): Candidate[] {
  const domains = texts.filter(isDomain).length
  if (domains === 0) return candidates
  const urls = candidates.filter(candidate => candidate.as === 'resolved' && candidate.value.kind === 'url').length
  if (!header.says('web') && (urls + domains) * 2 < texts.length) return candidates
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    return candidate.as === 'text' && isDomain(text) ? { as: 'resolved', value: { kind: 'url', url: text } } : candidate
  })
}
