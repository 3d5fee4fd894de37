import { dropGender, toSingular } from './plain-words.ts'
import { describingTurns, leadingTurns, type Turn } from './turns.data.ts'

type ReadTurn = { words: Set<string>; to: { prefixes: string[]; heading: string }[] }

const readTurn = ({ words, to }: Turn): ReadTurn => ({
  words: new Set(words.split(' ').map(word => dropGender(toSingular(word)))),
  to: to.map(([prefixes, heading]) => ({ prefixes: prefixes.split(' '), heading })),
})

const describing = describingTurns.map(readTurn)
const leading = leadingTurns.map(readTurn)

const has = (turn: ReadTurn, words: string[]): boolean => words.some(word => turn.words.has(dropGender(word)))

function apply(turn: ReadTurn, code: string): string | null {
  const rule = turn.to.find(({ prefixes }) => prefixes.some(prefix => code.startsWith(prefix)))
  if (!rule) return null
  return rule.heading === '=' || rule.heading === code.slice(0, 4) ? code : rule.heading
}

/** Where words beside the product lead: "frozen" turns 0809 into 0811. The code itself where they change nothing. */
export function turnHeading(code: string, besides: string[]): string {
  return describing.reduce((at, turn) => (has(turn, besides) ? (apply(turn, at) ?? at) : at), code)
}

type Lead = { rest: string[]; turn: (code: string) => string | null }

/** "Repuestos de moto" is about parts, of something: the something is looked up first, then turned. */
export function takeLead(words: string[]): Lead | null {
  const turn = leading.find(each => has(each, words))
  if (!turn) return null
  const rest = words.filter(word => !turn.words.has(dropGender(word)))
  return rest.length > 0 && rest.length < words.length ? { rest, turn: code => apply(turn, code) } : null
}
