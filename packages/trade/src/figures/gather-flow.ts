import type { ReportedTrade } from '../sources/comtrade/comtrade-row.ts'
import type { Comtrade } from '../sources/comtrade/create-comtrade.ts'
import { SourceFailure, type SourceState } from '../sources/source-ports.ts'
import { chooseYear } from './choose-year.ts'
import { composeFlow, GROWTH_YEARS } from './compose-flow.ts'
import type { Flow, FlowFigures, FlowNote } from './trade-figure.ts'

/** Below this a subheading gives way to its heading. */
const FEWEST_REPORTERS_OF_SUBHEADING = 10
/** Countries of weight that have stopped reporting, and those looked for among last years' largest. */
const KNOWN_NON_REPORTERS = ['RUS']
const MAX_MIRRORED = 3
const LARGEST = 12

type FlowQuestion = {
  code: string
  flow: Flow
  thisYear: number
  year?: number | undefined
  signal?: AbortSignal | undefined
}
export type GatheredFlow = { figures: FlowFigures | null; state: Pick<SourceState, 'state' | 'fetchedAt' | 'reason'> }

/** Asks for a flow in the years it takes, and makes its figures. Fails with `SourceFailure` when Comtrade does. */
export async function gatherFlow(comtrade: Comtrade, question: FlowQuestion): Promise<GatheredFlow> {
  const { flow, thisYear, signal } = question
  let state: GatheredFlow['state'] = { state: 'cached', fetchedAt: null, reason: null }

  const ask = async (code: string, year: number): Promise<ReportedTrade[]> => {
    const answer = await comtrade.askTrade({ code, flow, year, signal })
    const isWorse = answer.state === 'stale' || (answer.state === 'answered' && state.state === 'cached')
    if (isWorse || state.fetchedAt === null) {
      state = { state: answer.state, fetchedAt: answer.fetchedAt.toISOString(), reason: answer.reason }
    }
    return answer.value
  }
  const pickYear = async (code: string) =>
    question.year ?? (await chooseYear(thisYear, async year => (await ask(code, year)).length))

  let { code } = question
  const notes: FlowNote[] = []
  let year = await pickYear(code)
  if (code.length === 6 && (year === null || (await ask(code, year)).length < FEWEST_REPORTERS_OF_SUBHEADING)) {
    code = code.slice(0, 4)
    notes.push('heading-instead-of-subheading')
    year = await pickYear(code)
  }
  if (year === null) return { figures: null, state: { ...state, state: 'empty' } }

  const now = await ask(code, year)
  if (now.length === 0) return { figures: null, state: { ...state, state: 'empty' } }
  const lastYear = await ask(code, year - 1)
  const before = await ask(code, year - GROWTH_YEARS)
  if (code.length === 6 && now.some(({ edition }) => before.some(each => each.edition !== edition))) {
    notes.push('editions-differ')
  }
  const mirrored = await mirror(comtrade, { code, flow, year, signal, missing: listMissing(now, lastYear, before) })
  const addressOf = (ofYear: number) => comtrade.describeAddress({ code, flow, year: ofYear })
  // A subheading that hardly existed in the older edition grew on paper only.
  const isComparable = code.length < 6 || before.length >= now.length * 0.6
  return {
    figures: composeFlow({
      flow,
      code,
      year,
      now,
      lastYear,
      before: isComparable ? before : [],
      mirrored,
      addressOf,
      notes,
    }),
    state,
  }
}

/** Countries that were among the largest before and are not among the reporters now. */
function listMissing(now: ReportedTrade[], ...earlier: ReportedTrade[][]): string[] {
  const reporting = new Set(now.map(({ country }) => country))
  const largest = earlier.flatMap(trade =>
    trade
      .toSorted((a, b) => b.valueUsd - a.valueUsd)
      .slice(0, LARGEST)
      .map(({ country }) => country),
  )
  return [...new Set([...largest, ...KNOWN_NON_REPORTERS])]
    .filter(country => !reporting.has(country))
    .slice(0, MAX_MIRRORED)
}

type MirrorQuestion = { code: string; flow: Flow; year: number; missing: string[]; signal?: AbortSignal | undefined }

/** A country's exports are its partners' imports from it, and the other way round. */
async function mirror(comtrade: Comtrade, { code, flow, year, missing, signal }: MirrorQuestion) {
  const opposite = flow === 'exports' ? 'imports' : 'exports'
  const found = []
  for (const country of missing) {
    const question = { code, flow: opposite, year, partner: country, signal } as const
    const answer = await comtrade.askTrade(question).catch(error => {
      // The mirror is an extra: without it the report still stands.
      if (error instanceof SourceFailure) return null
      throw error
    })
    const valueUsd = answer?.value.reduce((sum, trade) => sum + trade.valueUsd, 0) ?? 0
    if (valueUsd > 0) found.push({ country, valueUsd, address: comtrade.describeAddress(question) })
  }
  return found
}
