import type { Condition } from '../plan/plan.ts'
import { addBit, countBits, makeBits } from '../search/bits.ts'
import { isExact, isNearEnough, type Meaning } from '../search/meaning.ts'
import { type ColumnView, PLACE_FACTOR, type SetView } from '../search/view-set.ts'
import { contextOf, type Fragment, isNamed, type Proposer } from './fragment.ts'
import type { Asked, Span } from './read-asked.ts'

const MAX_WORDS = 7
const MAX_TEXTS = 40

/** A run of the question's words found in texts of one column. */
type Found = {
  column: ColumnView
  from: number
  to: number
  level: number
  texts: Set<number>
  parts: Map<string, string>
  /** The words one by one, where others stand between them. */
  apart?: readonly Found[]
}

/** Words of the question that stand in cells: "licitaciones de Cusco", "the same words in the other language". */
export const proposeValues: Proposer = (asked, view) => {
  const found = new Map<string, Found>()
  const matches = asked.meanings.map((meaning, at) => wordsLike(meaning, view, asked.isStop[at] === true))
  asked.tokens.forEach((_, from) => {
    const levels = matches[from]
    if (!levels || levels.size === 0) return
    for (const [word, level] of levels)
      for (const place of view.places.get(word) ?? []) matchPlace({ place, from, word, level, matches, view, found })
  })
  const longest = keepLongest([...found.values()], asked)
  return [...longest, ...findApart(longest, asked, view)].flatMap(one => toFragments(one, asked, view))
}

/**
 * Words that follow one another in the question and stand in one text with others between them: "zapatos negros" finds
 * "Zapatos de cuero negros". Where texts have them side by side, those are meant.
 */
function findApart(found: readonly Found[], { isStop }: Asked, view: SetView): Found[] {
  const telling = isStop.flatMap((is, at) => (is ? [] : [at]))
  return view.columns.flatMap(column => {
    const own = found.filter(one => one.column === column)
    return joinWords(telling.map(at => own.find(({ from, to }) => from === at && to === at + 1)))
  })
}

/** From each word on, as many as one text says together; none that a longer one holds. */
function joinWords(words: readonly (Found | undefined)[]): Found[] {
  let reached = 0
  return words.flatMap((first, at) => {
    const run: Found[] = []
    let texts = first?.texts ?? new Set<number>()
    for (const word of words.slice(at, at + MAX_WORDS)) {
      const left = word ? texts.intersection(word.texts) : new Set<number>()
      if (!word || left.size === 0) break
      run.push(word)
      texts = left
    }
    const last = run.at(-1)
    if (!first || !last || run.length < 2 || at + run.length <= reached) return []
    reached = at + run.length
    return [{ ...first, to: last.to, level: Math.min(...run.map(({ level }) => level)), texts, apart: run }]
  })
}

/** Words of the list that are this word, a form of it or mean the same; with how near they are. */
function wordsLike(meaning: Meaning, { places, forms }: SetView, isStop: boolean): Map<string, number> {
  const found = new Map<string, number>()
  if (places.has(meaning.word)) found.set(meaning.word, 3)
  if (isStop || /\d/.test(meaning.word)) return found
  for (const form of meaning.forms)
    for (const word of forms.get(form) ?? []) {
      const level = isExact(form) ? 2 : 1
      const isOne = isNear(word, meaning.word, level) && isNearEnough(form, word, meaning.word)
      if ((found.get(word) ?? 0) < level && isOne) found.set(word, level)
    }
  return found
}

/** A stem of two languages may join words that are not one: forms share most of their letters. */
const isNear = (one: string, other: string, level: number): boolean =>
  level < 2 || (one.slice(0, 3) === other.slice(0, 3) && Math.abs(one.length - other.length) <= 4)

type Search = {
  place: number
  from: number
  word: string
  level: number
  matches: readonly ReadonlyMap<string, number>[]
  view: SetView
  found: Map<string, Found>
}

function matchPlace({ place, from, word, level, matches, view, found }: Search): void {
  const column = view.columns[Math.floor(place / PLACE_FACTOR)]
  const text = place % PLACE_FACTOR
  const words = column?.words[text]
  if (!column || !words) return
  for (let start = words.indexOf(word); start >= 0; start = words.indexOf(word, start + 1)) {
    let length = 1
    let least = level
    while (length < MAX_WORDS) {
      const next = matches[from + length]?.get(words[start + length] ?? '')
      if (next === undefined) break
      least = Math.min(least, next)
      length++
    }
    for (let size = length; size >= 1; size--) {
      const key = `${column.at}:${from}:${size}`
      const known = found.get(key) ?? { column, from, to: from + size, level: 0, texts: new Set(), parts: new Map() }
      if (least >= known.level) {
        // The page's own word leaves out what only means about the same.
        if (least > known.level) {
          known.texts.clear()
          known.parts.clear()
        }
        known.level = least
        known.texts.add(text)
        const part = words.slice(start, start + size).join(' ')
        if (known.parts.size < MAX_TEXTS) known.parts.set(part, part)
        found.set(key, known)
      }
    }
  }
}

/** Of one column's runs only those that no longer run holds. */
function keepLongest(found: Found[], asked: Asked): Found[] {
  const { isStop, tokens } = asked
  const telling = found.filter(({ from, to }) => {
    if (cutsTime({ from, to }, asked)) return false
    for (let at = from; at < to; at++)
      if (!isStop[at] && ((tokens[at]?.word.length ?? 0) > 1 || /\d/.test(tokens[at]?.word ?? ''))) return true
    return false
  })
  return telling.filter(
    one =>
      !telling.some(
        other =>
          other !== one &&
          other.column === one.column &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from &&
          other.level >= Math.min(2, one.level),
      ),
  )
}

/** "14" is no part of "14:00" that means anything. */
const cutsTime = ({ from, to }: Span, { times, tokens }: Asked): boolean =>
  times.some(time => {
    const digits = tokens.flatMap(({ word }, at) => (at >= time.from && at < time.to && /\d/.test(word) ? [at] : []))
    const held = digits.filter(at => at >= from && at < to)
    return held.length > 0 && held.length < digits.length
  })

/** Where some cells say nothing but these words and others say more, either may be meant. */
function toFragments(found: Found, asked: Asked, view: SetView): Fragment[] {
  const { column, from, to, texts } = found
  const exact = [...texts].filter(text => column.words[text]?.length === to - from)
  const isMixed = exact.length > 0 && exact.length < texts.size
  return [found, ...(isMixed ? [{ ...found, texts: new Set(exact) }] : [])].flatMap(one => toFragment(one, asked, view))
}

function toFragment({ column, from, to, level, texts, parts, apart }: Found, asked: Asked, view: SetView): Fragment[] {
  const { rows, whole } = rowsOf({ column, from, to, texts }, view.rows)
  const count = countBits(rows)
  if (count === 0 || (count === view.rows && view.rows > 1)) return []
  const isMostlyWhole = whole > count / 2
  const size = to - from === 1 ? 'one' : 'run'
  const isWhole = whole === count && texts.size <= MAX_TEXTS
  const contains = (words: Found['parts']): Condition => ({
    kind: 'text',
    field: column.key,
    test: 'contains-word',
    values: [...words.values()],
  })
  const condition: Condition = isWhole
    ? { kind: 'text', field: column.key, test: 'in', values: [...texts].map(text => column.written[text] ?? '') }
    : apart
      ? { kind: 'all', of: apart.map(word => contains(word.parts)) }
      : contains(parts)
  const { before, after } = contextOf(asked, { from, to })
  const named = isNamed(column, asked)
  return [
    {
      kind: 'value',
      rows,
      count,
      columns: [column.at],
      span: { from, to },
      condition,
      whole: whole / count,
      features: [
        `v:level${level}`,
        `v:${isMostlyWhole ? 'whole' : 'part'}`,
        `v:${size}`,
        `v:rows${Math.min(4, count)}`,
        `v:${column.shape}`,
        named ? 'v:named' : 'v:unnamed',
        `v:before:${before}`,
        `v:after:${after}`,
        `v:level${level}:${size}:${isMostlyWhole ? 'whole' : 'part'}`,
        count > view.rows / 2 ? 'v:most' : 'v:few',
      ],
    },
  ]
}

/** Rows with one of the texts, and how many of them say nothing else. */
function rowsOf({ column, from, to, texts }: Pick<Found, 'column' | 'from' | 'to' | 'texts'>, count: number) {
  const rows = makeBits(count)
  const ids = new Uint8Array(column.texts.length)
  for (const text of texts) ids[text] = column.words[text]?.length === to - from ? 2 : 1
  let whole = 0
  for (let row = 0; row < count; row++) {
    const id = column.textOf[row] ?? -1
    if (id < 0 || !ids[id]) continue
    addBit(rows, row)
    if (ids[id] === 2) whole++
  }
  return { rows, whole }
}
