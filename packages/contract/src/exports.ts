import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const exportGoogleSheets = endpoint({
  method: 'POST',
  path: '/api/export/google-sheets',
  access: 'signed-in',
  summary: 'Write a table to a new or an existing Google spreadsheet, with the user\u2019s own access token.',
  body: z.object({
    data: z.array(z.record(z.string(), z.unknown())).max(10_000, { error: 'field_too_long' }),
    headers: z.array(z.string()).max(500),
    name: z.string().max(500),
    summary: z.string().max(200_000).nullish(),
    accessToken: z.string().min(1).max(4096),
    spreadsheetId: z.string().max(200).optional(),
  }),
  reply: z.object({ success: z.literal(true), spreadsheetUrl: z.string() }),
  errors: ['export_token_expired', 'export_scope_missing', 'export_failed', 'pro_only'],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})
