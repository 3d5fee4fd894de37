import { dropForms } from '@sondeo/table/fold-words'

/** Most cells are plain letters with single spaces: those only need lower case. */
const plain = /^[!-~]+(?: [!-~]+)*$/

/** Text as it is compared: case, accents, width and runs of white space do not count. */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : dropForms(text).toLowerCase().replace(/\s+/g, ' ').trim()
