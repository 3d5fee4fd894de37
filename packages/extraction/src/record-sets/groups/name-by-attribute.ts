import type { Page } from '../../page/page.ts'
import { isElement, type PageNode, type PageRoot } from '../../page/page-node.ts'
import type { Line } from './record-lines.ts'

const SAYING = ['data-label', 'data-title', 'data-th', 'title', 'aria-label']
const NAME = /^\p{L}[\p{L}\s./()-]{1,29}:?$/u
const MAX_CLIMB = 3
const LEAST_SHARE = 0.1
const COVERED_SHARE = 0.8

type Said = { line: Line; name: string; record: number }

/** What an element says to whoever points at it or cannot see it names its text, where records repeat it: `title="Year"`. */
export function nameByAttributes(page: Page, records: Line[][]): Line[][] {
  const said = records.flatMap((lines, record) =>
    lines.flatMap((line): Said[] => {
      const name = line.term || line.isTerm ? '' : nameOf(page, line)
      return name ? [{ line, name, record }] : []
    }),
  )
  const named = new Map<Line, string>()
  const least = Math.max(2, records.length * LEAST_SHARE)
  for (const own of Map.groupBy(said, ({ line }) => line.block).values()) {
    const usual = [...Map.groupBy(own, ({ name }) => name).values()].filter(
      uses => uses.length >= least && new Set(uses.map(({ record }) => record)).size === uses.length,
    )
    if (usual.flat().length < own.length * COVERED_SHARE) continue
    for (const { line, name } of usual.flat()) named.set(line, name)
  }
  if (named.size === 0) return records
  return records.map(lines => lines.map(line => ({ ...line, term: named.get(line) ?? line.term })))
}

/** Links and buttons say what a click does, not what they are. */
function nameOf(page: Page, { pieces, start, end }: Line): string {
  if (pieces.some(({ isAction }) => isAction)) return ''
  let at: PageNode | PageRoot | null = pieces[0]?.node.parent ?? null
  for (let climbed = 0; climbed < MAX_CLIMB && at && isElement(at); climbed++, at = at.parent) {
    if (at.name === 'a' || at.textStart < start || at.textEnd > end) return ''
    if (at.textEnd - at.textStart < end - start) continue
    const { attribs } = at
    const name = SAYING.flatMap(own => attribs[own]?.trim() ?? []).find(text => NAME.test(text))
    if (name) return name.toLowerCase() === page.text.slice(start, end).toLowerCase() ? '' : name.replace(/:$/, '')
  }
  return ''
}
