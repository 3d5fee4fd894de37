import type { Candidate } from '../cells/classify-cell.ts'
import type { Header } from '../header/read-header.ts'
import { areSections } from './digit-columns.ts'

const RELEASES = new Set('release rev revision edition build firmware kernel'.split(' '))
const SECTIONS = new Set('secno section sections seccion apartado chapter capitulo kapitel clause clausula'.split(' '))
export const namesReleases = ({ words }: Header): boolean => words.some(word => RELEASES.has(word))

// A version of three parts: "3.11.4", "18.04.6 LTS".
const OF_THREE = /^v?\d+(?:\.\d+){2,}(?: [A-Z(].*)?$/
// A version of two parts: "3.10", "22.04 LTS (Jammy Jellyfish)".
const OF_TWO = /^\d+\.\d+(?: [A-Z]{2,4})?(?: \([^()]+\))?$/
export const isOfTwoParts = (text: string): boolean => OF_TWO.test(text)

/** Versions, headings and sections: what looks like a fraction there is none. */
export function haveParts(candidates: Candidate[], texts: string[], filled: string[], header: Header): boolean {
  if (namesReleases(header) || header.words.some(word => SECTIONS.has(word))) return true
  if (!header.asksForNumbers && areSections(filled)) return true
  return candidates.some(({ as }, at) => (as === 'text' || as === 'resolved') && OF_THREE.test(texts[at] ?? ''))
}
