import { dropAccents } from '@sondeo/table/fold-words'
import { stemsOf } from './word-stems.ts'

export type Word = { text: string; folded: string; stems: readonly string[]; start: number; end: number }

/** Words as [from, to) indexes into a question's words. */
export type Span = { from: number; to: number }

/** Most characters are plain; only the others are looked at one by one. */
const foreign = /[^ -~]/gu

/** Accents and case off, every character at its place. */
export const foldInPlace = (text: string): string =>
  text
    .replace(foreign, char => {
      const folded = dropAccents(char).toLowerCase()
      return folded.length === char.length ? folded : char
    })
    .replace(/[A-Z]+/g, capitals => capitals.toLowerCase())

/** "e-mail", "0901.11", "S/" and "m²" stay whole; punctuation falls away. */
const wordPattern = /\p{L}+\/(?=\s*\d)|[\p{L}\p{N}²³]+(?:[.,'’/-](?=[\p{L}\p{N}])[\p{L}\p{N}²³]+)*|[$€£₡%&]/gu

export const splitWords = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: found, index }) => {
    const folded = trim(foldInPlace(found))
    return { text: found, folded, stems: stemsOf(folded), start: index, end: index + found.length }
  })

const trim = (folded: string): string =>
  /['’]/.test(folded) ? folded.replace(/['’]s$/, '').replace(/n['’]t$/, 'nt') : folded

/** Only the words as they are compared. */
export const foldWords = (text: string): string[] => (foldInPlace(text).match(wordPattern) ?? []).map(trim)

/** The words that a stretch of the text touches. */
export function spanOf(words: readonly Word[], start: number, end: number): Span {
  const from = words.findIndex(word => word.end > start)
  if (from < 0) return { from: words.length, to: words.length }
  const after = words.findIndex(word => word.start >= end)
  return { from, to: after < 0 ? words.length : after }
}
