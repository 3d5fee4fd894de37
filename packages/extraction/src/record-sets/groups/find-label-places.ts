import type { Page } from '../../page/page.ts'
import type { Line, Piece } from './record-lines.ts'

const NOT_IN_LABELS = /[!?¡¿$€£%\d]/
const TOO_LONG = /.{41}/u
const EDGES = /^[\s,;|·•(]+|[\s:]+$/gu
const MAX_LABEL = 45
const LEAST_SHARE = 0.1
const FOLLOWED_SHARE = 0.9
const COVERED_SHARE = 0.8
const PER_RECORD = 1.5

/** How one place in the records (a block and the inline tags inside it) is used. */
type Place = {
  pieces: number
  followed: number
  repeats: number
  inRecords: number
  words: Map<string, number>
  /** The record that was last seen to use it, and the words it had there. */
  record: Line[] | null
  own: Set<string>
}

/** Words that name the value after them: by their colon, or because their place holds nothing but such words. */
export type LabelPlaces = { words: ReadonlySet<string>; places: ReadonlySet<string> }

/** The text of a piece as a label, without colon and separators. */
export const labelText = (page: Page, { from, to }: Piece): string => page.text.slice(from, to).replace(EDGES, '')

type Candidate = { page: Page; piece: Piece; labels: LabelPlaces }

export const isLabelPiece = ({ page, piece, labels }: Candidate): boolean =>
  mayBeLabel(piece) &&
  (labels.places.has(piece.place) ||
    (endsInColon(page, piece) && labels.words.has(labelText(page, piece).toLowerCase())))

const mayBeLabel = ({ link, isAction, from, to }: Piece): boolean => !link && !isAction && to - from <= MAX_LABEL

const endsInColon = (page: Page, { to }: Piece): boolean =>
  page.text[to - 1] === ':' || page.text[to] === ':' || (page.text[to] === ' ' && page.text[to + 1] === ':')

/** Looks at all records at once: what is a label in one is a label in the others. */
export function findLabelPlaces(page: Page, records: Line[][]): LabelPlaces {
  const places = new Map<string, Place>()
  const colons = new Map<string, number>()
  for (const record of records) {
    const ownColons = new Set<string>()
    for (let at = 0; at < record.length; at++) {
      const line = record[at] as Line
      if (line.term || line.isTerm) continue
      for (let i = 0; i < line.pieces.length; i++) {
        const piece = line.pieces[i] as Piece
        const place = placeOf(places, piece, record)
        place.pieces++
        if (isFollowed(line, i, record[at + 1])) place.followed++
        const word = noteWord(page, place, piece)
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

function placeOf(places: Map<string, Place>, piece: Piece, record: Line[]): Place {
  let place = places.get(piece.place)
  if (!place) {
    const none = { pieces: 0, followed: 0, repeats: 0, inRecords: 0 }
    place = { ...none, words: new Map(), record: null, own: new Set() }
    places.set(piece.place, place)
  }
  if (place.record !== record) {
    place.record = record
    place.inRecords++
    place.own.clear()
  }
  return place
}

/** Counts the word that a piece may be a label with at its place, and returns it. */
function noteWord(page: Page, place: Place, piece: Piece): string {
  if (!mayBeLabel(piece) || NOT_IN_LABELS.test(page.text.slice(piece.from, piece.to))) return ''
  const word = labelText(page, piece).toLowerCase()
  if (!word || (word.length > 40 && TOO_LONG.test(word))) return ''
  if (place.own.has(word)) place.repeats++
  else {
    place.own.add(word)
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
