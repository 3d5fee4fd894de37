import type { Table } from '@sondeo/table/table'
import { matchColumns } from './match-columns.ts'

/** What was read of one page; `isRecord` where the page is about one thing. */
export type PageTable = { table: Table; isRecord: boolean }

/** From here on two groups of pages say the same things of what they are about. */
const ALIKE = 0.4

/**
 * Pages that say the same things are of one kind, and become one list; a page about one thing is never of one kind with
 * a page that lists many. Gives the positions of each kind, that of most pages first. Groups grow together by how alike
 * their pages are on the whole, so that one page between two kinds does not make them one.
 */
export function sortByKind(pages: readonly PageTable[]): number[][] {
  const alike = comparePages(pages)
  const groups = pages.map((_, at) => [at])
  for (let pair = nearest(groups, alike); pair; pair = nearest(groups, alike)) {
    const [grows, ends] = pair
    grows.push(...ends)
    groups.splice(groups.indexOf(ends), 1)
  }
  for (const group of groups) group.sort((a, b) => a - b)
  return groups.sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
}

/** How much of what two pages say is the same: columns under one name or of one meaning, against all of both. */
function comparePages(pages: readonly PageTable[]): number[][] {
  const columns = matchColumns(pages.map(({ table }) => table))
  const said = pages.map(
    (_, page) => new Set(columns.flatMap(({ from }, at) => (typeof from[page] === 'string' ? [at] : []))),
  )
  const share = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
    (2 * one.intersection(other).size) / Math.max(1, one.size + other.size)
  return said.map((one, at) =>
    said.map((other, against) => (pages[at]?.isRecord === pages[against]?.isRecord ? share(one, other) : 0)),
  )
}

type Groups = readonly number[][]

/** The two groups that are most alike, if any two are alike enough. */
function nearest(groups: Groups, alike: readonly (readonly number[])[]): [number[], number[]] | undefined {
  let best: [number[], number[]] | undefined
  let most = ALIKE
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(0, at)) {
      const mean = meanOf(one, other, alike)
      if (mean < most || (best && mean === most)) continue
      best = [other, one]
      most = mean
    }
  return best
}

function meanOf(one: readonly number[], other: readonly number[], alike: readonly (readonly number[])[]): number {
  let sum = 0
  for (const from of one) for (const to of other) sum += alike[from]?.[to] ?? 0
  return sum / (one.length * other.length)
}
