import { BLOCK_TAGS } from '../../page/element-kinds.data.ts'
import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { measureLikeness } from './measure-likeness.ts'
import type { Segment, Segmentation } from './segment.ts'
import { isBreak, SYMBOL_LEVELS, symbolOf } from './signature.ts'

/** What a visitor sees inside one container. */
type Sequence = { container: PageElement; nodes: PageNode[] }

const MAX_LEADERS = 5
// A finer name must pay for the records it merges.
const FINER_MUST_GAIN = 0.1

/** Cuts the children of alike containers into records that look alike, or null when nothing repeats. */
export function segmentSiblings(page: Page, containers: PageElement[]): Segmentation | null {
  const sequences: Sequence[] = containers.map(container => ({ container, nodes: childrenShown(container) }))
  const total = containers.reduce((sum, container) => sum + container.textEnd - container.textStart, 0)
  if (total === 0) return null
  let best: Segmentation | null = null
  const judged = new Set<string>()
  for (const level of SYMBOL_LEVELS) {
    const symbols = sequences.map(({ nodes }) => nodes.map(node => symbolOf(node, level)))
    for (const leader of frequentSymbols(symbols)) {
      const segments: Segment[] = []
      for (let i = 0; i < sequences.length; i++)
        cutAt(sequences[i] as Sequence, symbols[i] as string[], { leader, segments })
      // Finer names often cut the same records again.
      const key = [segments.length, ...segments.slice(0, 4), ...segments.slice(-1)].map(keyOf).join()
      if (judged.has(key)) continue
      judged.add(key)
      if (segments.length < 2 || isRunningText(page, segments)) continue
      const candidate = judge(page, segments, { total, leader })
      const margin = level === 0 ? 0 : FINER_MUST_GAIN
      if (!best || worth(candidate) > worth(best) + margin) best = candidate
    }
    // Nothing finer could still gain enough.
    if (best && worth(best) >= 1 - FINER_MUST_GAIN) break
  }
  return best
}

const keyOf = (part: number | Segment): string =>
  typeof part === 'number' ? String(part) : `${part.nodes[0]?.order}+${part.nodes.length}`

const worth = ({ likeness, covered }: Segmentation): number => likeness * Math.sqrt(covered)

/** What a visitor sees of the children, with the breaks and rules between them. */
function childrenShown(container: PageElement): PageNode[] {
  return container.children.filter(child => {
    if (!isElement(child)) return hasText(child)
    if (child.isHidden) return false
    return hasText(child) || child.name === 'hr' || child.name === 'img' || isBreak(child)
  })
}

function frequentSymbols(sequences: string[][]): string[] {
  const counts = new Map<string, number>()
  for (const symbols of sequences) for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return [...counts]
    .filter(([symbol, count]) => count >= 2 && symbol !== '#text')
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_LEADERS)
    .map(([symbol]) => symbol)
}

const isRule = (symbol: string): boolean => /^(?:hr|br)\b/.test(symbol)

type Cut = { leader: string; segments: Segment[] }

function cutAt({ container, nodes }: Sequence, symbols: string[], { leader, segments }: Cut): void {
  const runs: PageNode[][] = []
  const isCutByRule = isRule(leader)
  let run: PageNode[] | null = isCutByRule ? [] : null
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as PageNode
    if (symbols[i] === leader) {
      if (run?.some(hasText)) runs.push(run)
      run = isCutByRule ? [] : [node]
    } else run?.push(node)
  }
  if (run?.some(hasText)) runs.push(run)
  if (isCutByRule) dropEnds(runs)
  trimTail(runs)
  dropIntruders(runs)
  for (const nodes of runs) segments.push({ nodes, container })
}

/** Links and bold words inside sentences are no records: records begin on a line of their own. */
function isRunningText(page: Page, segments: Segment[]): boolean {
  const inline = segments.filter(({ nodes: [first] }) => first && isElement(first) && !BLOCK_TAGS.has(first.name))
  if (inline.length < segments.length / 2) return false
  const bare = segments.filter(({ nodes }) => nodes.some(node => !isElement(node)))
  if (bare.length < segments.length / 2) return false
  const onOwnLine = inline.filter(
    ({ nodes: [first] }) => first && /[\n\t]/.test(page.text[first.textStart - 1] ?? '\n'),
  )
  return onOwnLine.length < inline.length * 0.7
}

/** After the last record a page goes on with other things: they are not part of it. */
function trimTail(runs: PageNode[][]): void {
  const last = runs.at(-1)
  if (!last || runs.length < 2) return
  let longest = 0
  for (let i = 0; i < runs.length - 1; i++) longest = Math.max(longest, runs[i]?.length ?? 0)
  if (last.length > longest) last.length = longest
}

const tagsOf = (run: PageNode[]): string => run.map(node => (isElement(node) ? node.name : '#')).join()

/** Between breaks most records are the same few elements: what stands before the first and behind the last is none. */
function dropEnds(runs: PageNode[][]): void {
  if (runs.length < LEAST_RUNS) return
  const counts = new Map<string, number>()
  const tags = runs.map(tagsOf)
  for (const one of tags) counts.set(one, (counts.get(one) ?? 0) + 1)
  const [usual, count] = [...counts].sort((a, b) => b[1] - a[1])[0] as [string, number]
  if (count < runs.length * ALONE_SHARE) return
  if (tags.at(-1) !== usual) runs.pop()
  if (tags[0] !== usual) runs.shift()
}

const LEAST_RUNS = 4
const ALONE_SHARE = 0.7

/** Where nearly every record is one element, what follows a few of them is an advertisement or a note. */
function dropIntruders(runs: PageNode[][]): void {
  let alone = 0
  for (const run of runs) if (run.length === 1) alone++
  const [leader] = runs[0] ?? []
  // A row after a row goes on with the same record more often than not.
  if (!leader || !isElement(leader) || leader.name === 'tr') return
  if (runs.length < LEAST_RUNS || alone === runs.length || alone < runs.length * ALONE_SHARE) return
  for (const run of runs) run.length = 1
}

function judge(page: Page, segments: Segment[], { total, leader }: { total: number; leader: string }): Segmentation {
  const covered = segments.reduce((sum, { nodes }) => sum + textLength(nodes), 0) / total
  const likeness = measureLikeness(page, segments)
  return { segments, likeness, covered, leader }
}

export const textLength = (nodes: PageNode[]): number =>
  nodes.reduce((sum, node) => sum + node.textEnd - node.textStart, 0)
