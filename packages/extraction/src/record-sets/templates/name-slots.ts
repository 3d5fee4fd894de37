import { isSmallWord } from './cell-tokens.ts'
import type { Template } from './find-template.ts'

const PARTS = /[,;()[\]|·•–—/»→]/
const MAX_NAME = 30

/** What the literals around each slot call it: "No." before it, else "opiniones" behind it, else nothing. */
export function nameSlots(slots: Template['slots']): string[] {
  let isTaken = false
  return slots.map(({ before, after }) => {
    const lead = isTaken ? '' : clean(before.split(PARTS).at(-1) ?? '')
    isTaken = false
    if (lead && (hasMeaning(lead) || /:\s*$/.test(before))) return asName(lead)
    const tail = dropSmallEnds(clean(after.split(PARTS)[0] ?? ''))
    if (tail && hasMeaning(tail)) {
      isTaken = true
      return asName(tail)
    }
    return isSmallWord(lead) ? asName(lead) : ''
  })
}

const clean = (text: string): string => text.replace(/^[\s.:#]+|[\s:#]+$/g, '').replace(/\s+/g, ' ')

// Letters alone are units and directions ("m", "N"); an abbreviation ends in a point or is raised ("No.", "N°"), and a
// square metre says what it measures.
const WORD = /\p{L}{3}|\p{L}[.º°²]/u

const hasMeaning = (text: string): boolean => text.split(' ').some(word => WORD.test(word) && !isSmallWord(word))

/** Without small words at its end, and only what follows a figure that all cells share: "stars" of "out of 5 stars". */
function dropSmallEnds(text: string): string {
  const words = text.split(' ')
  while (words.length > 0 && isSmallWord(words.at(-1) ?? '')) words.pop()
  const behind = words.slice(words.findIndex(word => /^\d+$/.test(word)) + 1).join(' ')
  return hasMeaning(behind) ? behind : words.join(' ')
}

function asName(text: string): string {
  if (text.length > MAX_NAME || !/\p{L}/u.test(text)) return ''
  return text.includes('²') ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
