import { foldWords } from '@sondeo/table/fold-words'
import { magnitudes, shortMagnitudes } from '../data/magnitudes.data.ts'

const plain = (words: string): string => foldWords(words).replace(/\./g, '').trim()

/** What "mil", "M", "Mrd." or "crore" multiplies a number by; null for any other word. */
export const findMagnitude = (words: string): number | null => magnitudes[plain(words)] ?? null

/** Whether a magnitude is a letter or two, which only its column can tell from a unit. */
export const isShortMagnitude = (words: string): boolean => shortMagnitudes.has(plain(words))
