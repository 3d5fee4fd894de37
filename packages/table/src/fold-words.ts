/** Lower case and without accents, for looking words up. */
export const foldWords = (text: string): string => dropAccents(text).toLowerCase().trim()

/** Every letter without its accent, otherwise as it was. */
export const dropAccents = (text: string): string =>
  HAS_ACCENTS.test(text) ? text.normalize('NFD').replace(ACCENTS, '') : text

/** Also without other forms of letters and digits: "ﬁ" is "fi", "２" is "2". For comparing what people type. */
export const dropForms = (text: string): string =>
  HAS_ACCENTS.test(text) ? text.normalize('NFKD').replace(MARKS, '') : text

const HAS_ACCENTS = /[^ -~]/
const ACCENTS = /[\u0300-\u036f]/g
const MARKS = /\p{M}/gu
