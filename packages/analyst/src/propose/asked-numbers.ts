import { numberWords } from '@sondeo/table/number-words'

const { hundred: _, ...counted } = numberWords

/** Numbers as words in questions, where "una semana" is one and "two hundred" two times a hundred. */
export const askedNumbers: Record<string, number> = { ...counted, un: 1, una: 1, medio: 0.5, half: 0.5 }
