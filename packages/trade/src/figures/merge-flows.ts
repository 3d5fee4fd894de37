import { composeImportedFlow, type findImported, listImportedYears } from './compose-imported-flow.ts'
import type { LiveFlows } from './gather-live-flows.ts'
import type { Flow, FlowFigures } from './trade-figure.ts'

export type Imported = Awaited<ReturnType<typeof findImported>>
type Flows = { exports: FlowFigures | null; imports: FlowFigures | null }
type Beside = { code: string; imported: Imported; builtIn: Flows }

/**
 * The figures of the very code go before those of a wider group. Among those of one code, reported ones go first, then
 * imported ones, then those that ship with the product; imported years stand beside reported figures.
 */
export function mergeFlows(live: LiveFlows, { code, imported, builtIn }: Beside): Flows {
  const choose = (flow: Flow): FlowFigures | null => {
    const fromRelease = imported ? composeImportedFlow(imported, flow, code) : null
    const found = [live[flow], fromRelease, builtIn[flow]].flatMap(figures => figures ?? [])
    const best = found.find(figures => figures.code === code) ?? found[0]
    if (!best) return null
    const hasYears = best.basis === 'live' && imported?.figures.code === best.code
    return hasYears ? { ...best, years: listImportedYears(imported, flow) } : best
  }
  return { exports: choose('exports'), imports: choose('imports') }
}
