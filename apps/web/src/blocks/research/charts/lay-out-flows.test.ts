import { expect, test } from 'vitest'
import { type FlowNode, layOutFlows } from './lay-out-flows.ts'

const flow = (from: string, to: string, value: number) => ({ from, to, value, share: null })
const flows = [
  flow('Chile', 'China', 60),
  flow('Perú', 'China', 25),
  flow('Chile', 'Japón', 10),
  flow('Perú', 'Japón', 4),
  flow('Fiyi', 'Corea del Sur', 0.001),
]
const { exporters, importers, ribbons, height } = layOutFlows(flows, { thickness: 200, slot: 20 })

test('sellers and buyers stand with the largest first, each as thick as all it trades here', () => {
  expect(exporters.map(({ label }) => label)).toEqual(['Chile', 'Perú', 'Fiyi'])
  expect(importers.map(({ label }) => label)).toEqual(['China', 'Japón', 'Corea del Sur'])
  expect(exporters[0]?.height).toBeCloseTo((70 / 99.001) * 200, 0)
})

test('names keep their distance, and everything lies within the drawing', () => {
  for (const nodes of [exporters, importers]) {
    for (const [place, node] of nodes.entries()) {
      const next = nodes[place + 1]
      if (next) expect(next.middle - node.middle).toBeGreaterThanOrEqual(20)
      expect(node.top + node.height).toBeLessThanOrEqual(height)
    }
  }
})

test('ribbons fill the bars they join without lying on one another, and the smallest can be seen', () => {
  const fills = (nodes: FlowNode[], side: 'from' | 'to', start: 'leaves' | 'arrives') => {
    for (const { label, top, height: high } of nodes) {
      const own = ribbons.filter(ribbon => ribbon[side] === label).sort((a, b) => a[start] - b[start])
      let at = top
      for (const ribbon of own) {
        expect(ribbon[start]).toBeCloseTo(at)
        at += ribbon.thickness
      }
      expect(at).toBeCloseTo(top + high)
    }
  }
  fills(exporters, 'from', 'leaves')
  fills(importers, 'to', 'arrives')
  expect(Math.min(...ribbons.map(({ thickness }) => thickness))).toBeGreaterThanOrEqual(1)
})
