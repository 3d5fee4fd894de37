import { Column } from '@sondeo/table/table'
import { Value } from '@sondeo/table/value'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

const ok = z.literal(true)
const spreadsheetId = z.string().regex(/^[\w-]{1,200}$/, { error: 'invalid_input' })

/** Consolidated lists are longer than what one scan may bring. */
const maxExportRows = 50_000

export const exportGoogleSheets = endpoint({
  method: 'POST',
  path: '/api/export/google-sheets',
  access: 'signed-in',
  summary: 'Write a table to a new or an existing Google spreadsheet, with the user\u2019s own access token.',
  body: z.object({
    data: z.array(z.record(z.string(), z.unknown())).max(maxExportRows, { error: 'field_too_long' }),
    headers: z
      .array(z.string().max(1_000, { error: 'field_too_long' }))
      .min(1, { error: 'field_required' })
      .max(500),
    name: z.string().min(1, { error: 'field_required' }).max(4_096, { error: 'field_too_long' }),
    summary: z.string().max(200_000).nullish(),
    accessToken: z.string().min(1, { error: 'field_required' }).max(4096),
    spreadsheetId: spreadsheetId.optional(),
  }),
  maxBodyBytes: 33_554_432,
  isReadElsewhere: true,
  reply: z.object({
    success: ok,
    spreadsheetUrl: z.string(),
    /** What is new in the spreadsheet and what was there already; another backend may not tell. */
    rowsAdded: z.number().int().optional(),
    rowsUpdated: z.number().int().optional(),
  }),
  errors: [
    'export_token_expired',
    'export_scope_missing',
    'export_spreadsheet_gone',
    'export_busy',
    'export_too_large',
    'export_failed',
    'google_not_configured',
    'pro_only',
  ],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})

const Spreadsheet = z.object({ spreadsheetId: z.string(), name: z.string(), url: z.string() })

export const getSpreadsheets = endpoint({
  method: 'GET',
  path: '/api/export/spreadsheets',
  access: 'signed-in',
  summary: 'The spreadsheets this user exported to before, the latest used first.',
  reply: z.object({ success: ok, spreadsheets: z.array(Spreadsheet) }),
})

/** A cell that says no more than its text travels as that text. */
export const ExportCell = z.union([z.string(), z.object({ text: z.string(), value: Value })])
export type ExportCell = z.infer<typeof ExportCell>

/** What the cells of a table mean, column by column. */
export const TypedCells = z.object({ columns: z.array(Column), rows: z.array(z.array(ExportCell)) })

/** One place that cells come from: which columns, and which rows, counted from 1. */
export const ExportSource = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  readAt: z.iso.datetime().nullable(),
  method: z.string().nullable(),
  columns: z.array(z.string()),
  rows: z.string(),
})
export type ExportSource = z.infer<typeof ExportSource>

/** What a reader sees of a table: names of columns, and rows by their place from 0, both in the order shown. */
export const ExportView = z.object({
  columns: z.array(z.string().max(1_000)).min(1, { error: 'field_required' }).max(500),
  // All of them in one look: tens of thousands of checks of their own would keep the server's thread.
  rows: z
    .array(z.number())
    .max(maxExportRows, { error: 'field_too_long' })
    .refine(rows => rows.every(row => Number.isSafeInteger(row) && row >= 0), { error: 'invalid_input' }),
})
export type ExportView = z.infer<typeof ExportView>

export const getExportTable = endpoint({
  method: 'POST',
  path: '/api/export/table',
  access: 'signed-in',
  key: 'read',
  summary: 'The table of a saved search with what its cells mean and where they come from, for files with real types.',
  body: z.object({ searchId: Id, view: ExportView.optional() }),
  // As many chosen rows as there may be.
  maxBodyBytes: 393_216,
  reply: z.object({
    success: ok,
    /** Null for a search that was saved without its readings. */
    table: TypedCells.nullable(),
    sources: z.array(ExportSource),
  }),
  errors: ['not_found', 'export_too_large'],
})
