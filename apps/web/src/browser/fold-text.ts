import { dropAccents } from '@sondeo/table/fold-words'

/** Without accents, in lower case and with plain spaces: how people type what they look for. */
export const foldText = (text: string): string => dropAccents(text).toLowerCase().replace(/\s/g, ' ')
