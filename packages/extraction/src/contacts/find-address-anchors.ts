import { US_STATE } from './address-words.data.ts'

/** The end of an address: postcode and what belongs to it, as offsets into the line. */
export type AddressAnchor = { start: number; end: number; isStrong: boolean; needsNumber: boolean }

/** `hint` is a cheap look for what every match of `form` holds. */
const ANCHORS: { form: RegExp; hint: RegExp; isStrong: boolean }[] = [
  // Boston, MA 02284-1003
  {
    form: new RegExp(
      String.raw`(?<![\p{L}])(?:${US_STATE}|[A-Z]\.\s?[A-Z]\.)\.?,?\s{1,3}\d{5}(?:\s?[-–]\s?\d{4})?(?![\d-])`,
      'gu',
    ),
    hint: /\s\d{5}/,
    isStrong: true,
  },
  // L7L 6C7
  {
    form: /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d(?![\p{L}\d])/gu,
    hint: /[A-Z]\d[A-Z][ -]?\d/,
    isStrong: true,
  },
  // CV1 5QN
  {
    form: /(?<![\p{L}\d])(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? {1,2}\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])/gu,
    hint: / \d[A-Z]{2}|GIR ?0AA/,
    isStrong: true,
  },
  // NSW 2000
  {
    form: /(?<![\p{L}])(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),?\s\d{4}(?!\d)/gu,
    hint: /(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),?\s\d{4}/,
    isStrong: true,
  },
  // 28013 Madrid, B-8790 Waregem, CP 06600
  {
    form: /(?<![\p{L}\d.,#-])(?:(?:[A-Z]{1,2}-|C\.?P\.?:? ?)?\d{4,5})\s(?=\p{Lu})\p{L}[\p{L}'’.-]{1,30}(?:\s(?:\p{Lu}|de |del |la |los |las )[\p{L}'’.-]{0,30}){0,3}/gu,
    hint: /\d{4}\s\p{Lu}/u,
    isStrong: false,
  },
  // Mumbai-400072, Sialkot (51310), Lima 15046
  {
    form: /(?<![\p{L}\d-])(?!(?:Tel|Telf|Fax|Phone|Fono|Cel|Ext|Box|No)(?!\p{L}))\p{Lu}[\p{L}'’.]{2,30}[\s,]{0,2}[-–(]?\s?(?:\d{5,6}|\d{3} \d{3})\)?(?![\d-]|\s\d)/gu,
    hint: /\d{5}|\d{3} \d{3}/,
    isStrong: false,
  },
  // Auckland 1140
  {
    form: /(?<![\p{L}\d-])(?!(?:Box|Suite|Ste|Room|Floor|Unit|Street|No|Nro|Lote|Casilla|Apartado)(?!\p{L}))\p{Lu}[\p{L}'’.]{2,30},?\s(?!(?:1[5-9]|20)\d\d(?!\d))\d{4}(?=\s?(?:$|[,.|;]\s?\p{Lu}))/gu,
    hint: /\s\d{4}/,
    isStrong: false,
  },
]

const MAY_HOLD_ANCHOR = /\d{4}|[A-Z]\d|, [A-Z]/
const STATE_ONLY = new RegExp(String.raw`,\s(?:${US_STATE})(?![\p{L}\d])(?!\s\d)`, 'gu')

/** Finds postcodes in a line, in the forms of many countries; weak ones need a street to be believed. */
export function findAddressAnchors(line: string): AddressAnchor[] {
  const anchors: AddressAnchor[] = []
  if (line.length > 5000 || !MAY_HOLD_ANCHOR.test(line)) return anchors
  for (const { form, hint, isStrong } of ANCHORS) {
    if (!hint.test(line)) continue
    for (const match of line.matchAll(form)) {
      const start = match.index
      const end = start + match[0].length
      if (!anchors.some(other => start < other.end && end > other.start))
        anchors.push({ start, end, isStrong, needsNumber: !isStrong && !/\d{5}/.test(match[0]) })
    }
  }
  if (!/,\s[A-Z]/.test(line)) return anchors.toSorted((a, b) => a.start - b.start)
  for (const match of line.matchAll(STATE_ONLY)) {
    const end = match.index + match[0].length
    const isTaken = anchors.some(other => match.index < other.end + 12 && end > other.start - 12)
    if (!isTaken) anchors.push({ start: match.index + 1, end, isStrong: false, needsNumber: true })
  }
  return anchors.toSorted((a, b) => a.start - b.start)
}
