import { ValueKind } from '@sondeo/table/value'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

/** One place on one page. The raw text stays with the cell, the address and the time here, also when the copy is gone. */
export const OriginPlace = z.object({
  address: z.string(),
  kind: z.enum(['text', 'attribute', 'embedded']),
  readAt: z.iso.datetime().nullable(),
  /** Path of the stored page with the place marked, to be opened at `#origin`; null once the copy has expired. */
  copy: z.string().nullable(),
})
export type OriginPlace = z.infer<typeof OriginPlace>

/** The least that is needed to read a text so; null where it takes more than the list that is shown. */
const ReadingBasis = z.enum(['text', 'column', 'name', 'name-and-column']).nullable()

/** What a copied text was read as, and what speaks for it. */
export const CellReading = z.object({
  /** Of several where nothing on the page decides, one otherwise. */
  kinds: z.array(ValueKind).min(1),
  basis: ReadingBasis,
  /** Of money: `code` is null where its sign stands for several currencies. */
  currency: z.object({ code: z.string().nullable(), sign: z.string().nullable(), basis: ReadingBasis }).nullable(),
})
export type CellReading = z.infer<typeof CellReading>

/** Where the value of one cell comes from. A copied value has one input: itself. */
export const CellOrigin = z.object({
  column: z.string(),
  text: z.string(),
  /** How it was worked out, as a word that the page has a text for; null when it was copied. */
  formula: z.string().nullable(),
  /** Null for plain texts, pictures and what was worked out. */
  reading: CellReading.nullable(),
  inputs: z.array(z.object({ name: z.string(), text: z.string(), places: z.array(OriginPlace) })),
  /** Of a long computation only the first inputs are named. */
  inputCount: z.number().int(),
  /** The moment that "today" meant. */
  asOf: z.iso.datetime().nullable(),
})
export type CellOrigin = z.infer<typeof CellOrigin>

const limits = [{ per: 'account', max: 120, windowMs: 60_000 }] as const

export const getOrigin = endpoint({
  method: 'POST',
  path: '/api/get-origin',
  access: 'signed-in',
  key: 'read',
  summary: 'Where the value of one cell of a saved search comes from.',
  body: z.object({
    searchId: Id,
    row: z.int({ error: 'invalid_input' }).min(0, { error: 'invalid_input' }),
    column: z.string({ error: 'field_required' }).min(1, { error: 'field_required' }).max(300, {
      error: 'field_too_long',
    }),
  }),
  reply: z.object({ success: z.literal(true), origin: CellOrigin }),
  errors: ['not_found', 'search_too_large'],
  limits,
})

/** `place` is row, column and number of the place: "4-c2-0". */
export const getOriginPage = endpoint({
  method: 'GET',
  path: '/api/origin-page/:searchId/:place',
  access: 'signed-in',
  key: 'read',
  summary: 'A stored page as inert HTML, with the place of one value marked. For a sandboxed frame.',
  params: z.object({ searchId: Id, place: z.string().regex(/^\d{1,7}-c\d{1,4}-\d{1,4}$/, { error: 'invalid_input' }) }),
  reply: z.string(),
  errors: ['not_found', 'scan_expired', 'page_too_complex', 'search_too_large'],
  limits,
})
