import type { Header } from '../header/read-header.ts'
import { areVaried } from './digit-columns.ts'

const FEW = 3
const BARE = /^[1-9]\d{0,10}$/
const ROUND = /000$|^\d{1,4}00$/
const THOUSANDS = 4
const LONG = 5
// Quantities of this size are grouped where people read them.
const VERY_LONG = 7

function mayBeEither(header: Header): boolean {
  if (header.asksForAmounts || header.says('date') || header.says('whole')) return false
  return header.namesCodes === 'no' || isNumbered(header)
}
const isNumbered = ({ namesCodes, isOnlyNumbered }: Header): boolean => namesCodes === 'maybe' && isOnlyNumbered

/** Long bare digits under a name that speaks neither of amounts nor of codes: they may count or name. */
export function areUnclearDigits(header: Header, filled: string[]): boolean {
  if (!mayBeEither(header)) return false
  const bare = filled.filter(text => BARE.test(text))
  if (bare.length * 4 < filled.length * 3 || bare.length < FEW) return false
  const isMost = (passes: (text: string) => boolean): boolean => bare.filter(passes).length * 2 > bare.length
  if (isMost(text => ROUND.test(text))) return false
  const hasThousands = bare.some(text => text.length >= THOUSANDS)
  if (isNumbered(header)) return hasThousands && (header.words.length > 1 || !areVaried(bare))
  if (header.says('either')) return hasThousands
  // Quantities of many digits do not come again and again.
  if (new Set(bare).size < FEW && !bare.every(text => text.length >= LONG)) return false
  // "R.N.E.", "RBD": letters name registers more often than what is counted.
  if (header.isAcronym) return isMost(text => text.length >= THOUSANDS)
  const [first = ''] = bare
  const haveOneLength = first.length >= LONG && bare.every(text => text.length === first.length)
  return haveOneLength || isMost(text => text.length >= VERY_LONG)
}
