import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Language } from './fields.ts'

const ok = z.literal(true)

const ProductName = z
  .string({ error: 'product_name_required' })
  .trim()
  .min(1, { error: 'product_name_required' })
  .max(200, { error: 'field_too_long' })

export const scrapeTrademark = endpoint({
  method: 'POST',
  path: '/api/scrape/trademark',
  access: 'signed-in',
  summary: 'Find the trade code of a product and fetch its figures.',
  body: z.object({
    productName: ProductName,
    productCode: z.string().trim().max(30, { error: 'field_too_long' }).optional(),
  }),
  reply: z.object({ success: ok, data: z.unknown().optional() }),
  errors: ['product_name_required', 'product_not_recognised', 'trade_sources_down', 'limit_reached', 'trial_ended'],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})

export const getAiDataForDirectories = endpoint({
  method: 'POST',
  path: '/api/get-ai-data-for-directories',
  access: 'signed-in',
  summary: 'The table and the market analysis of a product whose figures were fetched.',
  body: z.object({ productName: ProductName, lang: Language }),
  reply: z.object({
    success: ok,
    data: z.object({ content: z.string(), ai_summary: z.string() }),
    summary: z.object({ content: z.string() }),
    searchId: z.string(),
    details: z.unknown().optional(),
  }),
  errors: ['trade_data_missing', 'limit_reached', 'trial_ended'],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})
