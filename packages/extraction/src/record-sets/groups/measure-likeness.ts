import { hasText } from '../../page/page.ts'
import { isElement, type PageNode } from '../../page/page-node.ts'
import type { Segment } from './segment-siblings.ts'
import { cellNumber } from './signature.ts'

const SAMPLE = 24
const MAX_LEAVES = 120
const MAX_STEPS = 6

/** 0 to 1: how far the records share one inner structure, by the paths of their texts and pictures. */
export function measureLikeness(segments: Segment[]): number {
  const stride = Math.max(1, Math.floor(segments.length / SAMPLE))
  const profiles: Set<string>[] = []
  for (let i = 0; i < segments.length && profiles.length < SAMPLE; i += stride)
    profiles.push(profileOf(segments[i] as Segment))
  const counts = new Map<string, number>()
  for (const profile of profiles) for (const key of profile) counts.set(key, (counts.get(key) ?? 0) + 1)
  const usual = new Set([...counts].filter(([, count]) => count >= profiles.length / 2).map(([key]) => key))
  if (usual.size === 0) return 0
  let sum = 0
  for (const profile of profiles) sum += (2 * profile.intersection(usual).size) / (profile.size + usual.size)
  return sum / profiles.length
}

/** Paths of tags to each leaf, told once. */
export function profileOf(segment: Segment): Set<string> {
  const profile = new Set<string>()
  const stack: { node: PageNode; path: string; steps: number }[] = []
  for (let i = segment.nodes.length - 1; i >= 0; i--)
    stack.push({ node: segment.nodes[i] as PageNode, path: '', steps: 0 })
  let leaves = 0
  for (let at = stack.pop(); at && leaves < MAX_LEAVES; at = stack.pop()) {
    const { node, path, steps } = at
    if (!isElement(node)) {
      if (!hasText(node)) continue
      profile.add(`${path}#`)
      leaves++
      continue
    }
    if (node.isHidden) continue
    if (node.name === 'img') profile.add(`${path}img`)
    if (!hasText(node)) continue
    // Cells that are records themselves are alike whatever their column.
    const isRecord = segment.nodes.length === 1 && steps === 0
    const next = steps < MAX_STEPS ? `${path}${node.name}${isRecord ? '' : cellNumber(node)}/` : path
    for (let i = node.children.length - 1; i >= 0; i--) {
      stack.push({ node: node.children[i] as PageNode, path: next, steps: steps + 1 })
    }
  }
  return profile
}
