import { type Evidence, evidenceOfWord } from '../data/header-words.data.ts'

const COUNTED: readonly Evidence[] = ['quantity']
// "codmunicipio", "idproducto", but not "idade" and "codo"
const JOINED_CODE =
  /^(?:cod(?!e|o|if)[a-z]{3,}|(?!haus)[a-z]{2,}nr|codigo[a-z]{2,}|id[bcdfgmpqrstv][a-z]{3,}|[a-z]{3,}code)$/
const CODE: readonly Evidence[] = ['code']
// German words for numbers, grown together: "Registernummer", "Aktenzeichen".
const GERMAN_NUMBER = /^[a-z]{4,}(?:nummer|zeichen)$/
// Words for dates, grown together: "Buchungstag", "Rechnungsdatum", "STARTDATE".
const JOINED_DATE = /^[a-z]{4,}(?:datum|tag|termin)$|^(?!candi|consoli)[a-z]{5,}date$/
const DATE: readonly Evidence[] = ['date']
// Short forms of "fecha", and not words that begin alike: "fec", "fecini", but not "fecundidad".
const JOINED_DAY = /^(?:fec|fch)(?!a|u)[a-z]{0,8}$/
const NO_EVIDENCE: readonly Evidence[] = []

/** What words that no list holds speak for by how they begin or end. */
function evidenceOfForm(word: string): readonly Evidence[] | undefined {
  if (JOINED_CODE.test(word) || GERMAN_NUMBER.test(word)) return CODE
  if (JOINED_DATE.test(word) || JOINED_DAY.test(word)) return DATE
  // The same word, numbered: "telefono1", "precio2".
  return /[a-z]{3}\d$/.test(word) ? evidenceOfWord.get(word.slice(0, -1)) : undefined
}

/** A code is named in the singular: "Contratos vigentes" counts them. */
export function evidenceOf(word: string): readonly Evidence[] {
  const exact = evidenceOfWord.get(word) ?? evidenceOfForm(word)
  if (exact || word.length <= 3 || !word.endsWith('s')) return exact ?? NO_EVIDENCE
  const singular =
    evidenceOfWord.get(word.slice(0, -1)) ?? (word.endsWith('es') ? evidenceOfWord.get(word.slice(0, -2)) : null)
  if (!singular || singular.includes('code')) return NO_EVIDENCE
  return singular.includes('coded-thing') ? COUNTED : singular
}

/** "N.º" and its like. */
export const NUMBER_WORDS = new Set('numero num nro no n number nr'.split(' '))
/** Whether a word is of those that have numbers or names of their own. */
export const namesThings = (word: string): boolean =>
  evidenceOf(word).some(evidence =>
    ['code', 'coded-thing', 'document', 'item-number', 'party', 'phone'].includes(evidence),
  )

/** "no" alone is a number at either end, or with its dot, and elsewhere it says no; "hs" are hours unless in capitals. */
export function isPlainWord(word: string, at: number, words: string[], name: string): boolean {
  if (word === 'hs') return /(?<!\p{L})HS(?![\p{L}.])/u.test(name)
  // Either a negation or a short form of "number": "No remunerativo", but "No Factura".
  if (word === 'no' && at === 0 && words.length > 1 && /^no \p{L}/iu.test(name)) return namesThings(words[1] ?? '')
  if (word === 'n' && at > 0) return /(?<!\p{L})n\./iu.test(name)
  return (word !== 'no' && word !== 'n') || at === 0 || at === words.length - 1 || /(?<!\p{L})no?\./iu.test(name)
}
