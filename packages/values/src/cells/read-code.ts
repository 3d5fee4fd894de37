import type { Value } from '@sondeo/table/value'
import { hourWithH } from '../column/compact-clocks.ts'
import type { Header } from '../header/read-header.ts'
import { type Candidate, isBlank } from './classify-cell.ts'
import { dropBracketedRemark } from './drop-remarks.ts'
import { isCountOfWords } from './is-identifier.ts'
import { readLabelledId } from './read-tax-id.ts'

// What is more than a code, or something else: "10115 Berlin", "10-12 digits", "2:08:31", "< 0".
const CODE_AND_NAME = /^\d+ \p{Lu}\p{Ll}|(?<![\p{L}\d])\p{Ll}{4}|^\d{1,3}(?::\d{2}){1,2}(?!\d)|^[<>]/u

// Several values in one cell: "[12.3, 15.6]", "0.8 to 1.4".
const SEVERAL = /[[\]();%€£]|, | (?:to|a|y|and|e) /
// A month of expiry behind its label: "Cad. 03/26".
const LABELLED_MONTH = /^(?:cad|vto|venc|vence|exp|bbe|best before|cons\. pref)\.?:? \d{1,2}\/\d{2,4}$/i
// A year or count with another one behind it: "2019 (69 reg)".
const SECOND_VALUE = /^\d+ \(\d+ /
// "135⁰⁰": what it costs
const RAISED_CENTS = /^\d+[⁰¹²³⁴-⁹]{2}$/
// The same number in digits and in words: "2 (dos)".
const SPELLED_OUT = /^\d{1,3} \(\p{Ll}+\)$/u

/** Two values, shares and amounts, months with their label, counts and hours: nothing is called so. */
function namesNothing(text: string): boolean {
  const cut = dropBracketedRemark(text)
  if (!/\d/.test(cut) || SECOND_VALUE.test(text) || [SEVERAL, CODE_AND_NAME].some(form => form.test(cut))) return true
  return (
    [SPELLED_OUT, LABELLED_MONTH, RAISED_CENTS].some(form => form.test(text)) ||
    hourWithH(cut) !== null ||
    isCountOfWords(text)
  )
}

/** A cell of a column of codes. */
export const readCode = (text: string, { schemes }: Header, bare = text): Value => {
  if (isBlank(text)) return { kind: 'empty' }
  if (namesNothing(text)) return { kind: 'text', text }
  const known = readLabelledId(bare, schemes)
  return known ? { kind: 'identifier', ...known } : { kind: 'identifier', id: text }
}

const CODE_OF_PARTS = /^(?:[A-Z]{1,4} \d|\d+[-/])[\d/ -]*\d$/

const HEADING = /^\d{4}\.\d{2}$/
const LONGER_HEADING = /^\d{4}\.\d{2}\.\d/

/**
 * What alone would be a number or a text is a code among codes: "22-5", "DE 123456789" and "12345678" anywhere among
 * them, "8517.62" only beside "8471.30.0100", "0.9" only beside "0.9.1".
 */
export const isCodeAmongCodes = (candidate: Candidate, text: string, texts: string[]): boolean =>
  candidate.as === 'number'
    ? /^\d{4,}$/.test(text) ||
      (HEADING.test(text) && texts.some(other => LONGER_HEADING.test(other))) ||
      (/^\d+\.\d+$/.test(text) && texts.some(other => /^\d+\.\d+\.\d+$/.test(other)))
    : candidate.as === 'text' && CODE_OF_PARTS.test(text)
