import { setImmediate } from 'node:timers/promises'
import { beginningsOf, endsOfLetter, type Letter, needsLook, prepareLetter } from './match-letter.ts'
import { type SiteLogin, secretsOf } from './site-login.ts'

// Shorter ones stand in any page by chance, and taking them out would only spoil it.
const SHORTEST_SECRET = 6
/** Whatever begins with so many letters of a secret is that secret: a long one is not looked for letter by letter. */
const SURE_LETTERS = 32
/** Others get their turn after so long: a page may have twenty megabytes. */
const LONGEST_TURN_MS = 1
const PLACES_BETWEEN_LOOKS = 64
const HIDDEN = '•••'

export type Hide = (text: string) => Promise<string>

/**
 * Takes what was typed to sign in out of a text: some sites write it back into their pages and addresses. Each letter is
 * recognised however it is escaped, by itself and twice over, so it does not matter which program wrote it. No
 * expression is built of a secret: those of a long one take seconds to compile, and errors quote them.
 */
export function hideSecrets(login: SiteLogin): Hide {
  const secrets = secretsOf(login)
    .filter(secret => secret.length >= SHORTEST_SECRET)
    .flatMap(secret => [secret, secret.normalize('NFC'), secret.normalize('NFD')])
  if (secrets.length === 0) return async text => text
  const all = [...new Set(secrets)]
  const places = byBeginning(all)
  return text => hideIn(text, places)
}

/** What to look for where a code stands: secrets letter by letter, and what they are in base64 and hex. */
type Wanted = { secrets: Letter[][]; packed: string[] }

function byBeginning(secrets: readonly string[]): (Wanted | undefined)[] {
  const wanted: (Wanted | undefined)[] = new Array(0x10000)
  const at = (code: number) => (wanted[code] ??= { secrets: [], packed: [] })
  for (const secret of secrets) {
    const letters = [...secret].map(prepareLetter)
    for (const code of letters[0] ? beginningsOf(letters[0]) : []) at(code).secrets.push(letters)
  }
  for (const packed of new Set(secrets.flatMap(writePacked))) at(packed.charCodeAt(0)).packed.push(packed)
  return wanted
}

/** How far a secret goes that begins here; -1 when it is none. */
function endOfSecret(text: string, at: number, letters: readonly Letter[]): number {
  for (let count = 0; count < letters.length; count++) {
    const code = text.charCodeAt(at + count)
    if (needsLook(code)) return endOfEscaped(text, at + count, { letters, from: count })
    if (!letters[count]?.codes.has(code)) return count < SURE_LETTERS ? -1 : at + count
  }
  return at + letters.length
}

/** The same from a letter on that may be escaped, and so may end at several places. */
function endOfEscaped(text: string, at: number, { letters, from }: { letters: readonly Letter[]; from: number }) {
  let places = [at]
  let count = from
  for (const letter of from === 0 ? letters : letters.slice(from)) {
    const [only] = places
    const next =
      places.length === 1 && only !== undefined
        ? endsOfLetter(text, only, letter)
        : [...new Set(places.flatMap(place => endsOfLetter(text, place, letter)))]
    if (next.length === 0) return count < SURE_LETTERS ? -1 : Math.max(...places)
    places = next
    count++
  }
  return Math.max(...places)
}

/** How far something packed goes that begins here; -1 when it is none. */
function endOfPacked(text: string, at: number, packed: string): number {
  let length = 1
  while (length < packed.length && text.charCodeAt(at + length) === packed.charCodeAt(length)) length++
  return length >= Math.min(packed.length, SURE_LETTERS) ? at + length : -1
}

async function hideIn(text: string, places: readonly (Wanted | undefined)[]): Promise<string> {
  const parts: string[] = []
  let kept = 0
  let looked = 0
  let turnBegan = performance.now()
  for (let at = 0; at < text.length; at++) {
    const wanted = places[text.charCodeAt(at)]
    if (!wanted) continue
    if (++looked % PLACES_BETWEEN_LOOKS === 0 && performance.now() - turnBegan > LONGEST_TURN_MS) {
      await setImmediate()
      turnBegan = performance.now()
    }
    // The longest wins: one secret may be the beginning of another.
    let end = -1
    for (const letters of wanted.secrets) end = Math.max(end, endOfSecret(text, at, letters))
    for (const packed of wanted.packed) end = Math.max(end, endOfPacked(text, at, packed))
    if (end <= at) continue
    parts.push(text.slice(kept, at), HIDDEN)
    kept = end
    at = end - 1
  }
  return parts.length > 0 ? parts.join('') + text.slice(kept) : text
}

/**
 * What a secret looks like inside a longer text in base64: one spelling for each of the three ways it can fall; and in
 * hex.
 */
function writePacked(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const base64 = [0, 1, 2].flatMap(before => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // Letters that also hold bits of what stands before or behind are left out.
    const first = Math.ceil((before * 4) / 3)
    const last = Math.floor(((before + bytes.length) * 4) / 3)
    const sure = whole.slice(first, last)
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')]
  })
  return [...base64, bytes.toString('hex'), bytes.toString('hex').toUpperCase()]
}
