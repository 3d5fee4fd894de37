import { oncePerPage } from '../../page/once-per-page.ts'
import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageNode } from '../../page/page-node.ts'
import type { Segment } from './segment.ts'
import { cellNameOf } from './signature.ts'

const SAMPLE = 24
const MAX_LEAVES = 120
const MAX_STEPS = 6

/** A way down into a record, by the tags of its steps: each has a number, so that profiles are numbers. */
class Way {
  readonly id: number
  private readonly ways: Way[]
  private readonly further = new Map<string, Way>()

  constructor(ways: Way[]) {
    this.ways = ways
    this.id = ways.push(this) - 1
  }

  to(name: string): Way {
    let way = this.further.get(name)
    if (!way) {
      way = new Way(this.ways)
      this.further.set(name, way)
    }
    return way
  }
}

/** All ways into records of a page, and the profiles of records that are one element: several cuts share them. */
const knownOf = oncePerPage(() => ({ start: new Way([]), profiles: new Map<PageNode, number[]>() }))

/** 0 to 1: how far the records share one inner structure, by the ways to their texts and pictures. */
export function measureLikeness(page: Page, segments: Segment[]): number {
  const profiles = sampleOf(segments).map(segment => profileOf(page, segment))
  const counts = new Map<number, number>()
  for (const profile of profiles) for (const way of profile) counts.set(way, (counts.get(way) ?? 0) + 1)
  const least = profiles.length / 2
  let usual = 0
  for (const count of counts.values()) if (count >= least) usual++
  if (usual === 0) return 0
  let sum = 0
  for (const profile of profiles) {
    let shared = 0
    for (const way of profile) if ((counts.get(way) ?? 0) >= least) shared++
    sum += (2 * shared) / (profile.length + usual)
  }
  return sum / profiles.length
}

/** Some of them, from the whole list: an even step would see only one of two kinds that take turns. */
function sampleOf(segments: Segment[]): Segment[] {
  const step = Math.floor(segments.length / SAMPLE) | 1
  return segments.filter((_, i) => i % step === 0).slice(0, SAMPLE)
}

function profileOf(page: Page, { nodes }: Segment): number[] {
  const { start, profiles } = knownOf(page)
  const [only] = nodes
  if (!only || nodes.length > 1) return [...waysToLeaves(nodes, start)]
  let profile = profiles.get(only)
  if (!profile) {
    profile = [...waysToLeaves(nodes, start)]
    profiles.set(only, profile)
  }
  return profile
}

/** The ways to each leaf, told once. */
function waysToLeaves(nodes: PageNode[], start: Way): Set<number> {
  const found = new Set<number>()
  let leaves = 0
  const walk = (node: PageNode, way: Way, steps: number): void => {
    if (leaves >= MAX_LEAVES) return
    if (!isElement(node)) {
      if (!hasText(node)) return
      found.add(way.to('#').id)
      leaves++
      return
    }
    if (node.isHidden) return
    if (node.name === 'img') found.add(way.to('img').id)
    if (!hasText(node)) return
    // Cells that are records themselves are alike whatever their column.
    const isRecord = nodes.length === 1 && steps === 0
    const next = steps < MAX_STEPS ? way.to(isRecord ? node.name : cellNameOf(node)) : way
    for (const child of node.children) walk(child, next, steps + 1)
  }
  for (const node of nodes) walk(node, start, 0)
  return found
}
