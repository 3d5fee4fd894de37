import type { Evidence } from '../data/header-words.data.ts'
import { evidenceOf } from './header-evidence.ts'

// What may stand before the word that counts: "N.º de RUC".
const LEADING = new Set(['nro', 'no', 'n', 'num', 'numero', 'de', 'del', 'la', 'el', 'of', 'the'])

/** The first word that says something. */
const firstOf = (words: string[]): string => words.find(word => !LEADING.has(word)) ?? ''

export const beginsWithCode = (words: string[]): boolean => evidenceOf(firstOf(words)).includes('code')

// Beyond this a code in the middle is one word of a sentence.
const MANY_WORDS = 4
// Words that say something else about what they stand before: "Estado del contrato", "Hora de partida".
const STATUS = new Set('estado status situacion etapa fase hora hour time heure uhrzeit'.split(' '))
const ENGLISH_HEADS = new Set(['code', 'id', 'sku', 'number', 'numbers', 'no', 'version', 'versions'])

// "Matrícula total", "Matrícula 2024" count who is enrolled.
const ENROLLED = new Set(
  'inicial total final general efectiva escolar estudiantil alumnos estudiantes universitaria bruta neta establecimientos educacion primaria secundaria mujeres hombres pregrado posgrado'.split(
    ' ',
  ),
)
const countsPupils = (words: string[]): boolean =>
  words[0] === 'matricula' && words.some(word => ENROLLED.has(word) || /^(?:19|20)\d\d$/.test(word))

// "OR (95% CI)", where "C.I." alone is on everybody's card
const isInterval = (words: string[]): boolean => words.includes('ci') && words.some(word => /^\d+$/.test(word))

/** Whether the words of a header say that the cells name things. */
export function namesCodes(
  said: ReadonlySet<Evidence>,
  words: string[],
  hasCurrency: boolean,
): 'surely' | 'maybe' | 'no' {
  if (hasCurrency || said.has('percent') || said.has('percent-sign')) return 'no'
  // A number by its German short form: "KG-Nr.".
  const isNumbered = words.length > 1 && words.at(-1) === 'nr'
  if ((said.has('unit') && !isNumbered) || said.has('duration')) return 'no'
  const isQuantity = said.has('money') || said.has('quantity')
  // "Código de tarifa" and "Area code" name codes all the same.
  const isHead = beginsWithCode(words) || ENGLISH_HEADS.has(words.at(-1) ?? '')
  if (STATUS.has(firstOf(words)) || countsPupils(words) || isInterval(words)) return 'no'
  const isLong = words.length > MANY_WORDS
  if (said.has('code') && (isHead || !(isQuantity || isLong))) return 'surely'
  return (said.has('coded-thing') || said.has('code')) && !isQuantity ? 'maybe' : 'no'
}
