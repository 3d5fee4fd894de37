import { dropForms } from '@sondeo/table/fold-words'

/** Digits of any script and width become 0-9, accents and invisible characters go, case is lowered. */
export const toPlainSentence = (sentence: string): string => flattenSentence(sentence).toLowerCase()

/** The same with its capitals: every letter keeps its place. */
export function flattenSentence(sentence: string): string {
  const written = sentence.replace(/&#x?[0-9a-f]+;/gi, entity => String.fromCodePoint(readEntity(entity)))
  return dropForms(written)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{Nd}/gu, digit => String(readDigit(digit)))
    .replace(/[−–—‒﹣]/g, '-')
    .replace(/⁄/g, '/')
}

const readEntity = (entity: string): number => {
  const code = /^&#x/i.test(entity) ? Number.parseInt(entity.slice(3), 16) : Number.parseInt(entity.slice(2), 10)
  return code > 0 && code <= 0x10ffff ? code : 0xfffd
}

/** Digits of a script stand in a row of ten that begins with zero. */
function readDigit(digit: string): number {
  let code = digit.codePointAt(0) ?? 48
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--
    value++
  }
  return value
}
