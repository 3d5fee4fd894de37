/** Lower case and without accents, for looking words up. */
export const foldWords = (text: string): string =>
  (HAS_ACCENTS.test(text) ? text.normalize('NFD').replace(ACCENTS, '') : text).toLowerCase().trim()

const HAS_ACCENTS = /[^ -~]/
const ACCENTS = /[\u0300-\u036f]/g
