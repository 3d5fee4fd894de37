import { foldKeepingLength } from '../page/read-lines.ts'
import { FOREIGN_STREETS, SITE_WORDS, STREET_BEGINNINGS, STREET_ENDINGS } from './address-words.data.ts'

const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£])\d{1,6}[a-z]?(?:\s?[-–/&]\s?\d{1,5}[a-z]?)?,?\s(?:[\p{L}\d.'’&#-]{1,25}\s){0,5}?(?:${STREET_ENDINGS})(?![\p{L}])`,
  'u',
)
const NUMBER_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten)\s(?:[\p{L}.'’-]{1,25}\s){1,3}?(?:${STREET_ENDINGS})(?!\p{L})`,
  'u',
)
const PO_BOX =
  /(?:p\.?\s?o\.?\s?|post(?:al)?\s)box\s{0,2}(?:no\.?\s)?\d|apartado(?:\s(?:postal|aereo|de correos))?\s{0,2}(?:n[o°º.]*\s?)?\d|casilla\s\d/
const NUMBERED_ROAD =
  /(?<![a-z])(?:highway|hwy|route|rte|rt|county road|state road|interstate|rr|r\.r\.|autovia|carretera nacional)\.?\s(?:no\.?\s)?[a-z]?-?\d{1,4}(?!\d)/
const UNNUMBERED = new RegExp(
  String.raw`\p{L}{2,}\s(?:${STREET_ENDINGS.replace(/\b(?:st|dr|pt|ct|pl|way|hill|view|point|green|run|path|row|center|centre|mall)\|/g, '')})(?![\p{L}])`,
  'u',
)
const SPANISH = new RegExp(
  String.raw`(?<![\p{L}\d])(?:c\/|(?:${STREET_BEGINNINGS})(?!\p{L}))\s?[\p{L}\d"“#][\p{L}\d .'’"”°ºª-]{0,50}?[\s,]{0,2}(?:(?:n[°ºo]\.?|nro\.?|num\.?|no\.|#)\s?)?(?:\d{1,5}|s\/n)(?!\d)`,
  'u',
)
const ADDRESS_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${SITE_WORDS}|street|road|avenue|lane|center|centre|nagar|marg)(?!\p{L})`,
  'gu',
)
const SITE = new RegExp(String.raw`(?<!\p{L})(?:${SITE_WORDS})(?!\p{L})`, 'u')

const STREETS = [NUMBERED, NUMBER_WORD, PO_BOX, SPANISH, NUMBERED_ROAD]
const UNNUMBERED_STREETS = [NUMBER_WORD, SPANISH]

/** Where in a line a street address begins, or -1. Sure forms have a number or a box. */
export function findStreet(line: string): number {
  if (line.length > 400) return -1
  const folded = foldKeepingLength(line)
  const forms = /\d/.test(folded) ? STREETS : folded.includes('s/n') ? UNNUMBERED_STREETS : [NUMBER_WORD]
  const places = forms.map(form => form.exec(folded)?.index ?? -1).filter(at => at >= 0)
  const foreign = FOREIGN_STREETS.test(line) ? 0 : -1
  return places.length > 0 ? Math.min(...places) : foreign
}

/** How many words of buildings, sites and roads a text holds. */
export const countAddressWords = (text: string): number => [...foldKeepingLength(text).matchAll(ADDRESS_WORD)].length

/** A line that starts like a house number and goes on with a name: "363 Supertest", "12, Rua Nova". */
export const startsWithHouseNumber = (line: string): boolean =>
  /^(?!(?:19|20)\d\d\s)\d{1,5}[A-Za-z]?(?:[-–/]\d{1,4})?,?\s(?:[NSEW]\.?\s)?\p{Lu}\p{L}/u.test(line)

/** A line that may belong to an address although it has no street number: a building, a floor, a named road. */
export function isAddressPart(line: string): boolean {
  const folded = foldKeepingLength(line)
  return SITE.test(folded) || UNNUMBERED.test(folded) || /^(?:c\/o|attn?|mail code|p\.? ?o\.?)(?![\p{L}])/u.test(folded)
}

/** Where in a folded line a Spanish street address begins, or -1. */
export const findSpanishStreet = (folded: string): number => SPANISH.exec(folded)?.index ?? -1
