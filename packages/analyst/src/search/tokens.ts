import { foldInPlace } from '../words/split-words.ts'

/** A word or a number of a text, folded, with its place. */
export type Token = { word: string; start: number; end: number }

const pattern = /\p{L}+(?:['’]\p{L}+)?|\d+(?:[.,]\d+)*/gu

export const tokensOf = (text: string): Token[] =>
  Array.from(foldInPlace(text).matchAll(pattern), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))

export const wordsOf = (text: string): string[] => foldInPlace(text).match(pattern) ?? []
