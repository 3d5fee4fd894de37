import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Language } from '../fields.ts'
import { CountryCode, Perspective } from './perspective.ts'
import { ResearchDetails, tradeSourceNames } from './product-research.ts'

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
  key: 'read',
  summary: 'A saved research in the language asked for; one written in the other language is written again.',
  body: z.object({
    searchId: Id,
    lang: Language,
    /** From whose side; that of the profile where it is left out. */
    perspective: Perspective.optional(),
  }),
  reply: z.object({ success: ok, research: Research }),
  errors: ['not_found', 'invalid_input'],
  limits: [{ per: 'account', max: 240, windowMs: 3_600_000 }],
})

export const updateResearch = endpoint({
  method: 'POST',
  path: '/api/research/update',
  access: 'signed-in',
  key: 'run',
  summary: 'Ask one source of a saved research again, or all that were not waited for, and write it anew.',
  body: z.object({ searchId: Id, lang: Language, source: z.enum(tradeSourceNames).optional() }),
  reply: z.object({ success: ok, research: Research }),
  errors: ['not_found', 'limit_reached', 'trial_ended'],
  limits: [{ per: 'account', max: 120, windowMs: 3_600_000 }],
})

const Side = z.object({ searchId: Id, year: z.number().int().min(1900).max(2200).optional() })

export const ComparedSide = z.object({
  product: z.string(),
  code: z.string(),
  year: z.number().int(),
  years: z.array(z.number().int()),
  source: z.string(),
  /** Name, code and edition of what the figures are of. */
  scope: z.string(),
})
export type ComparedSide = z.infer<typeof ComparedSide>

const value = z.number().nullable()
/** The sides whose true value is the given one or more. */
const atLeast = z.array(z.enum(['left', 'right'])).optional()
export const Comparison = z.object({
  left: ComparedSide,
  right: ComparedSide,
  findings: z.array(z.string()),
  metrics: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      unit: z.enum(['usd', 'percent', 'usd-per-kg']),
      left: value,
      right: value,
      atLeast,
    }),
  ),
  countries: z.array(
    z.object({
      flow: z.enum(['exports', 'imports']),
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), left: value, right: value, atLeast })),
    }),
  ),
})
export type Comparison = z.infer<typeof Comparison>

export const compareResearch = endpoint({
  method: 'POST',
  path: '/api/research/compare',
  access: 'signed-in',
  key: 'read',
  summary: 'Two saved researches, or two years of one, side by side.',
  body: z.object({ left: Side, right: Side, lang: Language }),
  reply: z.object({ success: ok, comparison: Comparison }),
  errors: ['not_found'],
  limits: [{ per: 'account', max: 240, windowMs: 3_600_000 }],
})

/** Origins of one product, or its markets, side by side; what is not known is null. */
export const CountryComparison = z.object({
  flow: z.enum(['exports', 'imports']),
  title: z.string(),
  scope: z.string(),
  source: z.string(),
  year: z.number().int(),
  rows: z.array(
    z.object({
      country: z.string(),
      label: z.string(),
      usd: z.number(),
      /** The true value is this or more. */
      isAtLeast: z.boolean(),
      share: value,
      growth: value,
      usdPerKg: value,
      distanceKm: value,
    }),
  ),
  choices: z.array(z.object({ country: z.string(), label: z.string() })),
  findings: z.array(z.string()),
  /** What is known of none of them, in words. */
  missing: z.array(z.string()),
})
export type CountryComparison = z.infer<typeof CountryComparison>

export const compareCountries = endpoint({
  method: 'POST',
  path: '/api/research/compare-countries',
  access: 'signed-in',
  key: 'read',
  summary:
    'Origins of one product (exports) or its markets (imports) side by side; the largest three where none is named.',
  body: z.object({
    searchId: Id,
    flow: z.enum(['exports', 'imports']),
    countries: z.array(CountryCode).max(6).default([]),
    lang: Language,
  }),
  reply: z.object({ success: ok, comparison: CountryComparison }),
  errors: ['not_found', 'invalid_input'],
  limits: [{ per: 'account', max: 240, windowMs: 3_600_000 }],
})
