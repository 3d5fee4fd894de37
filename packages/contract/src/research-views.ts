import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Language } from './fields.ts'
import { ResearchDetails } from './product-research.ts'

const ok = z.literal(true)

/** A saved research in a language: what the page, the market brief and the comparison show. */
export const Research = z.object({
  searchId: z.string(),
  name: z.string(),
  content: z.string(),
  summary: z.string(),
  details: ResearchDetails,
})
export type Research = z.infer<typeof Research>

export const readResearch = endpoint({
  method: 'POST',
  path: '/api/research/read',
  access: 'signed-in',
  summary: 'A saved research in the language asked for; one written in the other language is written again.',
  body: z.object({ searchId: Id, lang: Language }),
  reply: z.object({ success: ok, research: Research }),
  errors: ['not_found'],
  limits: [{ per: 'account', max: 240, windowMs: 3_600_000 }],
})

const Side = z.object({ searchId: Id, year: z.number().int().min(1900).max(2200).optional() })

export const ComparedSide = z.object({
  product: z.string(),
  code: z.string(),
  year: z.number().int(),
  years: z.array(z.number().int()),
  source: z.string(),
})
export type ComparedSide = z.infer<typeof ComparedSide>

const value = z.number().nullable()
export const Comparison = z.object({
  left: ComparedSide,
  right: ComparedSide,
  findings: z.array(z.string()),
  metrics: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      unit: z.enum(['usd', 'percent', 'index', 'usd-per-kg']),
      left: value,
      right: value,
    }),
  ),
  countries: z.array(
    z.object({
      flow: z.enum(['exports', 'imports']),
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), left: value, right: value })),
    }),
  ),
})
export type Comparison = z.infer<typeof Comparison>

export const compareResearch = endpoint({
  method: 'POST',
  path: '/api/research/compare',
  access: 'signed-in',
  summary: 'Two saved researches, or two years of one, side by side.',
  body: z.object({ left: Side, right: Side, lang: Language }),
  reply: z.object({ success: ok, comparison: Comparison }),
  errors: ['not_found'],
  limits: [{ per: 'account', max: 240, windowMs: 3_600_000 }],
})
