import { dropAccents } from '@sondeo/table/fold-words'

/** Without accents and in lower case: how people type what they look for. */
export const foldText = (text: string): string => dropAccents(text).toLowerCase()
