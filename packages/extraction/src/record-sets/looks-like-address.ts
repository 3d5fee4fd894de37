import { findStreet } from '../contacts/is-street.ts'

// A street far inside a text is mentioned there.
const STREET_BEGINS_BY = 24
// A sentence after a date is no street: "August 24, 2021. Giving rise to".
const BEGINS_WITH_DATE = /^\p{L}+ \d{1,2}, (?:19|20)\d\d/u
// "34 Look Road, LLC Permit": firms are called after the street where they own a house.
const NAMES_FIRM = /, (?:LLC|Inc|Ltd|S\.?A|S\.?L)(?![\p{L}\d])/u
// Neither are measures at the beginning: "10 km y 5 km".
const BEGINS_WITH_MEASURE = /^[Kk][Mm] ?#|^\d+(?:[.,]\d+)? ?(?:k?m|cm|mm|k?g)(?![\p{L}.])/u
// Neither are measures of goods: 'Costanera 2" x 4"', "Tejocote Root 30 ct.".
const MEASURES = /\d ?["″]|\d ?[x×] ?\d|\d (?:ct|pk|pt|dr)\.?$/
// "c/15 min": every quarter of an hour; "P. C/IVA 21%"
const EVERY = /^c\/ ?\d|%$/i
const LITTLE_WORDS = new Set('del los las con sin por para and the von der den des rue calle avenida'.split(' '))
const MANY_WORDS = 3

/** "Preheat oven to 200°C", "Please allow up to 72 hours to close your account": streets have names, sentences have words. */
const isSentence = (text: string): boolean =>
  (text.match(/(?<![\p{L}\d])\p{Ll}{3,}(?!\p{L})/gu) ?? []).filter(word => !LITTLE_WORDS.has(word)).length >=
    MANY_WORDS ||
  /\d ?°[CF]/.test(text) ||
  // Neither is a headline with a number in it: "You Will Now Ogle 30 Lamborghini Miuras in One Place".
  /^(?:\p{Lu}\p{L}* ){3,}\d+ (?:\p{L}+ ){2,}/u.test(text)

// Beyond this it is a sentence.
const MAX_ADDRESS = 160

/** Several counts in a row: "1 Green, 1 Red, 1 tsp.", "12 MPG city / 20 MPG highway". */
function isListOfCounts(text: string): boolean {
  const parts = text.split(/\s?[,/]\s/)
  const counts = parts.filter(part => /^\d{1,3} \p{L}/u.test(part)).length
  return counts >= 3 || (counts >= 2 && counts === parts.length)
}

/** A street and its number at the beginning, and no sentence that mentions one. */
export function looksLikeAddress(text: string): boolean {
  const at = findStreet(text)
  if (at < 0 || at > STREET_BEGINS_BY || !text.includes(' ') || text.length > MAX_ADDRESS) return false
  // "Int. Cl. G06Q 10/087": what comes before a street is a name or a floor, parted from it.
  if (at > 0 && /^cl?[/.]? /i.test(text.slice(at)) && !/[,\d–-]/.test(text.slice(0, at))) return false
  if ([BEGINS_WITH_MEASURE, BEGINS_WITH_DATE, NAMES_FIRM, EVERY, MEASURES].some(form => form.test(text))) return false
  return !isSentence(text) && !isListOfCounts(text)
}
