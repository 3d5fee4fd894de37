import { monthNumbers } from '@sondeo/values/date-words'
import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../../page/page-node.ts'
import { isSignOfMoney } from './amount-parts.ts'
import { parentOf } from './find-label-places.ts'
import type { Line, Piece } from './record-lines.ts'

const FIGURE = /^[^\p{L}\p{N}\n]{0,2}\d[\d.,\s]{0,14}[kKmM+]?$/u
const WORD = /^\p{L}[\p{L}\s]{1,29}$/u
// Shorter ones are units ("km", "ba"), which stay with their figures.
const SHORTEST_NAME = 4
const LEAST_SHARE = 0.1
const COVERED_SHARE = 0.8
const PER_RECORD = 1.5

/** A word behind a figure: on its line ("40 views"), or below it in a box that holds only the two. */
type Behind = { figure: Line; word: string; isBelow: boolean }

/**
 * Figures that are followed by what they count: "12 votes", "3 answers", "40 views" are three facts, however many of them
 * a record has and in whatever boxes. The word names the figure; a unit or a month that stands there alone does not.
 */
export function nameByWordsBehind(page: Page, records: Line[][]): Line[][] {
  const found = records.map(lines => lines.map((line, at) => readBehind(page, line, lines[at + 1])))
  const names = new Names(found)
  return records.map((lines, record) =>
    lines.flatMap((line, at) => {
      const own = found[record]?.[at]
      const before = found[record]?.[at - 1]
      if (before?.isBelow && names.nameOf(before)) return []
      const name = own && names.nameOf(own)
      return own && name ? { ...own.figure, term: name } : line
    }),
  )
}

function readBehind(page: Page, line: Line, next: Line | undefined): Behind | null {
  if (line.term || line.isTerm || line.pieces.some(({ isAction }) => isAction)) return null
  const last = line.pieces.at(-1)
  if (!last) return null
  if (line.pieces.length > 1) {
    const word = page.text.slice(last.from, last.to)
    const isBehind = !last.link && FIGURE.test(page.text.slice(line.start, last.from).trim())
    return isBehind && mayName(word) ? { figure: figureOf(line, last, word), word, isBelow: false } : null
  }
  if (!next || next.term || next.isTerm || next.pieces.length > 1 || next.pieces[0]?.link) return null
  const word = page.text.slice(next.start, next.end)
  if (!FIGURE.test(page.text.slice(line.start, line.end)) || !mayName(word)) return null
  return isBoxOf(line, next) ? { figure: line, word, isBelow: true } : null
}

/** The figure as a line of its own, with its unit where the word is one. */
function figureOf(line: Line, last: Piece, word: string): Line {
  const pieces = line.pieces.slice(0, -1)
  const before = pieces.at(-1) as Piece
  if (word.length >= SHORTEST_NAME) return { ...line, pieces, end: before.to }
  return { ...line, pieces: [...pieces.slice(0, -1), { ...before, to: last.to }] }
}

/** Some element holds the two lines and nothing else. */
function isBoxOf(figure: Line, word: Line): boolean {
  let at: PageNode | null = figure.pieces[0]?.node ?? null
  while (at && at.textEnd < word.end) at = boxOf(at)
  return at !== null && at.textStart === figure.start && at.textEnd === word.end
}

const boxOf = ({ parent }: PageNode): PageElement | null =>
  parent && isElement(parent) && hasText(parent) ? parent : null

const mayName = (word: string): boolean =>
  WORD.test(word) && !isSignOfMoney(word) && monthNumbers[word.toLowerCase()] === undefined

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '')

/** Where such words stand, whatever the state of the box ("answered") says in its class. */
const placeOf = ({ figure, isBelow }: Behind): string =>
  isBelow ? 'below' : `${parentOf(figure.block)}|${figure.pieces.at(-1)?.path}`

/** By place and word: the usual spelling of the words that several records have behind figures. */
class Names {
  private readonly spellings = new Map<string, string>()

  constructor(found: (Behind | null)[][]) {
    const least = Math.max(2, found.length * LEAST_SHARE)
    const all = found.flatMap((own, record) => own.flatMap(behind => (behind ? { behind, record } : [])))
    for (const [place, own] of Map.groupBy(all, ({ behind }) => placeOf(behind))) {
      const words = [...Map.groupBy(own, ({ behind }) => singular(behind.word))]
      const usual = words.filter(([, uses]) => uses.length >= least && isOncePerRecord(uses))
      const covered = usual.reduce((sum, [, uses]) => sum + uses.length, 0)
      const records = new Set(own.map(({ record }) => record)).size
      // One word on a line may be a unit; several, each once, are what is counted.
      const areNames = place === 'below' || (usual.length >= 2 && own.length >= records * PER_RECORD)
      if (!areNames || covered < own.length * COVERED_SHARE) continue
      for (const [word, uses] of usual)
        this.spellings.set(`${place}|${word}`, mostUsed(uses.map(({ behind }) => behind.word)))
    }
  }

  nameOf(behind: Behind): string | undefined {
    return this.spellings.get(`${placeOf(behind)}|${singular(behind.word)}`)
  }
}

const isOncePerRecord = (uses: { record: number }[]): boolean =>
  new Set(uses.map(({ record }) => record)).size === uses.length

function mostUsed(words: string[]): string {
  const [most] = [...Map.groupBy(words, word => word)].sort(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? ''
}
