import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const makeWord = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** 75 random bits that a person can read out and type. */
export const makePassword = (): string => `${makeWord()}-${makeWord()}-${makeWord()}`
