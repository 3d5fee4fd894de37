import type { Page } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import type { Piece } from './record-lines.ts'

/** A stretch of the page's text that is one field of one record. */
/** `saidBy` where signs without letters ("★★★☆☆") have an attribute that says them in words. */
export type FieldText = { start: number; end: number; pieces: Piece[]; saidBy?: { element: PageElement; name: string } }

/** A field that records share; `texts` has one entry per record. */
export type Field = {
  /** Label found before the value ("Teléfono"), else empty. */
  label: string
  classWords: string
  block: string
  /** Place of the field within the record, for ordering. */
  position: number
  texts: (FieldText | null)[]
}

export const countTexts = (field: Field): number => field.texts.reduce((count, text) => count + (text ? 1 : 0), 0)
export const readText = (page: Page, text: FieldText): string => page.text.slice(text.start, text.end)

/** No record has both: they may be two ways in which the page draws one field. */
export const neverMeet = (a: Field, b: Field): boolean => a.texts.every((text, i) => !text || !b.texts[i])
