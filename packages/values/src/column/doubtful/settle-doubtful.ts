import type { CertainValue } from '@sondeo/table/value'
import type { Candidate } from '../../cells/classify-cell.ts'
import { dropBracketedRemark } from '../../cells/drop-remarks.ts'
import { isDomain } from '../../cells/read-web-address.ts'
import { areYears } from '../weigh-years.ts'
import type { Doubtful } from './doubtful.ts'
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
    settleYears,
    settleClocks,
    settleDurations,
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

const YEAR_WITHIN = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/
const YEAR_TO_YEAR = /^((?:1[0-9]|20)\d\d)(?: ?[-–/] ?| (?:to|a) )((?:1[0-9]|20)\d\d)$/
const YEAR = /^(?:1[0-9]|20)\d\d$/

/** "2004" beside dates, or under "Founded" where most cells are such years. */
function settleYears({ candidates, texts, filled, header }: Doubtful): Candidate[] {
  const years = candidates.map((candidate, at) => (candidate.as === 'number' ? yearIn(texts[at] ?? '') : null))
  const found = years.filter(year => year !== null).length
  if (found === 0 && !header.says('year')) return candidates
  const dates = candidates.filter(candidate => candidate.as === 'date').length
  const isWhole = found === filled.length
  const isSure =
    header.says('year') ||
    (header.says('date') && (dates > 0 || (found * 4 >= filled.length * 3 && !header.asksForAmounts))) ||
    (isWhole &&
      areYears(
        header,
        years.filter(year => year !== null),
      )) ||
    dates * 2 >= filled.length
  // "c. 1810" and "1897-1898" are of their kind.
  const likely = header.says('year') ? texts.filter(text => YEAR_WITHIN.test(text)).length : found + dates
  if (!isSure || likely * 2 < filled.length) return candidates
  return candidates.map((candidate, at) => {
    const year = years[at]
    const value = year ? { kind: 'date' as const, date: year } : readYears(texts[at] ?? '')
    return value ? { as: 'settled', value } : candidate
  })
}

function readYears(text: string): CertainValue | null {
  const [, from = '', to = ''] = YEAR_TO_YEAR.exec(text) ?? []
  return from < to ? { kind: 'date-range', from, to } : null
}

const yearIn = (text: string): string | null => {
  const cut = dropBracketedRemark(text)
  return YEAR.test(cut) ? cut : null
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
