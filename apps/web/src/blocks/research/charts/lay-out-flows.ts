import type { FlowsChart } from '@sondeo/contract/research/research-charts'

type Flow = FlowsChart['flows'][number]
/** A country at one side: where its bar stands, and where its name. */
export type FlowNode = { label: string; value: number; top: number; height: number; middle: number }
/** One flow between two bars: where it leaves, where it arrives, and how thick it is. */
export type Ribbon = Flow & { leaves: number; arrives: number; thickness: number; fromPlace: number }
type FlowsLayout = { exporters: FlowNode[]; importers: FlowNode[]; ribbons: Ribbon[]; height: number }

type Room = {
  /** All flows together are this thick. */
  thickness: number
  /** Each country has at least this much, so that names never touch. */
  slot: number
}
const GAP = 6
const THINNEST = 1.5

/** Sellers at the left and buyers at the right, the largest first, joined by ribbons as thick as what is traded. */
export function layOutFlows(flows: readonly Flow[], { thickness, slot }: Room): FlowsLayout {
  const total = flows.reduce((sum, { value }) => sum + value, 0)
  const thicknessOf = (value: number) => Math.max(THINNEST, (value / total) * thickness)
  const stack = (side: 'from' | 'to'): FlowNode[] => {
    const largestFirst = [...new Set(flows.map(flow => flow[side]))]
      .map(label => {
        const values = flows.flatMap(flow => (flow[side] === label ? flow.value : []))
        const sum = (list: number[]) => list.reduce((all, each) => all + each, 0)
        return { label, value: sum(values), height: sum(values.map(thicknessOf)) }
      })
      .sort((a, b) => b.value - a.value)
    let top = 0
    return largestFirst.map(({ label, value, height }) => {
      const room = Math.max(slot, height + GAP)
      const middle = top + room / 2
      top += room
      return { label, value, height, middle, top: middle - height / 2 }
    })
  }
  const [exporters, importers] = [stack('from'), stack('to')]
  const placeOf = (nodes: FlowNode[], label: string) => nodes.findIndex(node => node.label === label)
  const bottomOf = (nodes: FlowNode[]) =>
    Math.max(0, ...nodes.map(({ middle, height }) => middle + Math.max(height + GAP, slot) / 2))
  // Within a bar, ribbons lie in the order of the other side: so they cross as little as they can.
  const offset = (flow: Flow, here: 'from' | 'to') => {
    const [there, nodes] = here === 'from' ? (['to', importers] as const) : (['from', exporters] as const)
    const before = flows.filter(
      each => each[here] === flow[here] && placeOf(nodes, each[there]) < placeOf(nodes, flow[there]),
    )
    return before.reduce((sum, { value }) => sum + thicknessOf(value), 0)
  }
  const ribbons = flows.map(flow => {
    const fromPlace = placeOf(exporters, flow.from)
    return {
      ...flow,
      fromPlace,
      leaves: (exporters[fromPlace]?.top ?? 0) + offset(flow, 'from'),
      arrives: (importers[placeOf(importers, flow.to)]?.top ?? 0) + offset(flow, 'to'),
      thickness: thicknessOf(flow.value),
    }
  })
  return { exporters, importers, ribbons, height: Math.max(bottomOf(exporters), bottomOf(importers)) }
}
