import type { Comtrade } from '../sources/comtrade/create-comtrade.ts'
import { SourceFailure, type SourceState } from '../sources/source-ports.ts'
import { type GatheredFlow, gatherFlow } from './gather-flow.ts'
import type { FlowFigures, PairFigures } from './trade-figure.ts'

export type LiveFlows = { exports: FlowFigures | null; imports: FlowFigures | null; pairs: PairFigures | null }

type LiveQuestion = { code: string; thisYear: number; signal?: AbortSignal | undefined }

/** Both directions as countries reported them, of one year. One direction alone is still worth telling. */
export async function gatherLiveFlows(
  comtrade: Comtrade,
  { code, thisYear, signal }: LiveQuestion,
): Promise<{ value: Omit<LiveFlows, 'pairs'>; state: Omit<SourceState, 'source'> }> {
  const exports = await gatherFlow(comtrade, { code, flow: 'exports', thisYear, signal })
  const imports = await gatherFlow(comtrade, {
    code: exports.figures?.code ?? code,
    flow: 'imports',
    thisYear,
    year: exports.figures?.year,
    signal,
  }).catch((error): GatheredFlow => {
    if (!(error instanceof SourceFailure) || error.why === 'not-awaited' || !exports.figures) throw error
    return { figures: null, state: { state: 'stale', fetchedAt: exports.state.fetchedAt, reason: error.why } }
  })
  const worst = [exports.state, imports.state].find(({ state }) => state === 'stale') ?? exports.state
  const isEmpty = !exports.figures && !imports.figures
  const period = exports.figures ?? imports.figures
  return {
    value: { exports: exports.figures, imports: imports.figures },
    state: { ...worst, state: isEmpty ? 'empty' : worst.state, period: period ? String(period.year) : null },
  }
}
