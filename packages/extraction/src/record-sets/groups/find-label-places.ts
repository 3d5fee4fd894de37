import type { Page } from '../../page/page.ts'
import type { Line, Piece } from './record-lines.ts'

const NOT_A_LABEL = /[!?¡¿$€£%\d]|.{41}/u
const EDGES = /^[\s,;|·•(]+|[\s:]+$/gu
const MAX_LABEL = 45
const LEAST_SHARE = 0.1
const FOLLOWED_SHARE = 0.9
const COVERED_SHARE = 0.8
const PER_RECORD = 1.5

/** How one place in the records (a block and the inline tags inside it) is used. */
type Place = { pieces: number; followed: number; repeats: number; inRecords: number; words: Map<string, number> }

/** Words that name the value after them: by their colon, or because their place holds nothing but such words. */
export type LabelPlaces = { words: ReadonlySet<string>; places: ReadonlySet<string> }

/** The text of a piece as a label, without colon and separators. */
export const labelText = (page: Page, { from, to }: Piece): string => page.text.slice(from, to).replace(EDGES, '')

type Candidate = { page: Page; line: Line; piece: Piece; labels: LabelPlaces }

export const isLabelPiece = ({ page, line, piece, labels }: Candidate): boolean =>
  mayBeLabel(piece) &&
  (labels.places.has(keyOf(line, piece)) ||
    (endsInColon(page, piece) && labels.words.has(labelText(page, piece).toLowerCase())))

const mayBeLabel = ({ link, isAction, from, to }: Piece): boolean => !link && !isAction && to - from <= MAX_LABEL

const keyOf = ({ block }: Line, { path }: Piece): string => `${block}|${path}`

const endsInColon = (page: Page, { to }: Piece): boolean =>
  page.text[to - 1] === ':' || page.text[to] === ':' || (page.text[to] === ' ' && page.text[to + 1] === ':')

/** Looks at all records at once: what is a label in one is a label in the others. */
export function findLabelPlaces(page: Page, records: Line[][]): LabelPlaces {
  const places = new Map<string, Place>()
  const colons = new Map<string, number>()
  for (const lines of records) {
    const seen = new Map<string, Set<string>>()
    const ownColons = new Set<string>()
    for (const [at, line] of lines.entries()) {
      if (line.term || line.isTerm) continue
      for (const [i, piece] of line.pieces.entries()) {
        const word = notePiece(
          page,
          { places, seen, key: keyOf(line, piece), piece },
          isFollowed(line, i, lines[at + 1]),
        )
        if (word && endsInColon(page, piece)) ownColons.add(word)
      }
    }
    for (const word of ownColons) colons.set(word, (colons.get(word) ?? 0) + 1)
  }
  const enough = Math.max(2, records.length * LEAST_SHARE)
  return {
    words: new Set([...colons].filter(([, count]) => count >= enough).map(([word]) => word)),
    places: new Set([...places].filter(([, place]) => holdsLabels(place, enough)).map(([key]) => key)),
  }
}

type Noted = { places: Map<string, Place>; seen: Map<string, Set<string>>; key: string; piece: Piece }

/** Counts one piece at its place; returns the word that it may be a label with. */
function notePiece(page: Page, { places, seen, key, piece }: Noted, isFollowed: boolean): string {
  const place = places.get(key) ?? { pieces: 0, followed: 0, repeats: 0, inRecords: 0, words: new Map() }
  places.set(key, place)
  const own = seen.get(key) ?? new Set()
  if (own.size === 0 && !seen.has(key)) place.inRecords++
  seen.set(key, own)
  place.pieces++
  if (isFollowed) place.followed++
  const word = mayBeLabel(piece) ? labelText(page, piece).toLowerCase() : ''
  if (!word || NOT_A_LABEL.test(word)) return ''
  if (own.has(word)) place.repeats++
  else {
    own.add(word)
    place.words.set(word, (place.words.get(word) ?? 0) + 1)
  }
  return word
}

/** The same few words in all records, never twice in one, each before something else: tags and options are not. */
function holdsLabels({ pieces, followed, repeats, inRecords, words }: Place, enough: number): boolean {
  if (inRecords < 2 || pieces < inRecords * PER_RECORD) return false
  if (followed < pieces * FOLLOWED_SHARE || repeats > pieces * (1 - FOLLOWED_SHARE)) return false
  let covered = 0
  let usual = 0
  for (const count of words.values()) {
    if (count >= enough) covered += count
    if (count >= inRecords / 2) usual++
  }
  return usual >= 2 && covered >= pieces * COVERED_SHARE
}

function isFollowed({ block, pieces }: Line, at: number, next: Line | undefined): boolean {
  const after = pieces[at + 1]
  if (after) return after.path !== pieces[at]?.path
  return pieces.length === 1 && next !== undefined && next.block !== block && parentOf(next.block) === parentOf(block)
}

/** The box around a block. */
export const parentOf = (block: string): string => block.slice(0, Math.max(0, block.lastIndexOf('/')))
