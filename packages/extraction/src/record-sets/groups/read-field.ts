import type { Page } from '../../page/page.ts'
import type { Field, FieldText } from './align-fields.ts'

export const countTexts = (field: Field): number => field.texts.reduce((count, text) => count + (text ? 1 : 0), 0)
export const readText = (page: Page, text: FieldText): string => page.text.slice(text.start, text.end)

/** No record has both: they may be two ways in which the page draws one field. */
export const neverMeet = (a: Field, b: Field): boolean => a.texts.every((text, i) => !text || !b.texts[i])
