import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { marketPartIds } from './score-market.ts'

export const tradeRoles = ['exporter', 'importer', 'both'] as const
export const TradeRole = z.enum(tradeRoles)
export type TradeRole = z.infer<typeof TradeRole>

/** Three letters of ISO 3166. */
export const CountryCode = z.string().regex(/^[A-Z]{3}$/, { error: 'invalid_input' })

/** From whose side a report is told. Without a country it is told from nobody's. */
export const Perspective = z.object({ country: CountryCode.nullable(), role: TradeRole })
export type Perspective = z.infer<typeof Perspective>

/** A country on the other side of my country's trade. */
const Partner = z.object({
  label: z.string(),
  usd: z.number(),
  /** Part of what is known of my country's trade in this direction. */
  share: z.number(),
  usdPerKg: z.number().nullable(),
})

/** My country in this market: its trade in each direction, who buys from it and who sells to it. */
export const OwnMarket = z.object({
  heading: z.string(),
  flows: z.array(
    z.object({
      flow: z.enum(['exports', 'imports']),
      sentence: z.string(),
      /** Told only where it is certain. */
      rank: z.number().int().nullable(),
      usd: z.number().nullable(),
      /** The true value, and share, is this or more: missing from reports of before. */
      isAtLeast: z.boolean().optional(),
      share: z.number().nullable(),
      growth: z.number().nullable(),
    }),
  ),
  partners: z.array(
    z.object({ side: z.enum(['buyers', 'sellers']), title: z.string(), note: z.string(), rows: z.array(Partner) }),
  ),
  /** Why partners are missing, where they are. */
  note: z.string().nullable(),
})
export type OwnMarket = z.infer<typeof OwnMarket>

const partId = z.enum(marketPartIds)

/** Where to sell or buy next: markets with the marks of each part, which the reader may weigh anew. */
export const MarketRanking = z.object({
  aim: z.enum(['sell', 'buy']),
  title: z.string(),
  lead: z.string(),
  /** The score in words. */
  formula: z.string(),
  parts: z.array(
    z.object({
      id: partId,
      label: z.string(),
      /** How the mark comes about. */
      how: z.string(),
      weight: z.number(),
    }),
  ),
  rows: z.array(
    z.object({
      country: z.string(),
      label: z.string(),
      score: z.number().nullable(),
      /** What to know of the country: missing from reports of before. */
      note: z.string().nullable().optional(),
      /** `mark` is 0 to 1 or null where nothing is known; `value` is the figure in words. */
      parts: z.partialRecord(
        partId,
        z.object({ mark: z.number().nullable(), value: z.string().nullable(), source: z.string().nullable() }),
      ),
    }),
  ),
  /** What is not known. */
  missing: z.array(z.string()),
  /** What the reader can do to know more; this and the next are missing from reports of before. */
  hint: z.string().nullable().optional(),
  /** What the links beneath it are for. */
  lookUpsLead: z.string().optional(),
  lookUps: z.array(z.object({ label: z.string(), url: z.string() })),
})
export type MarketRanking = z.infer<typeof MarketRanking>

export const readPerspective = endpoint({
  method: 'GET',
  path: '/api/account/perspective',
  access: 'signed-in',
  key: 'read',
  summary: 'The country and role that reports are told for; null until it is chosen.',
  reply: z.object({ success: z.literal(true), perspective: Perspective.nullable() }),
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/account/countries',
  access: 'signed-in',
  key: 'read',
  summary: 'The countries one can choose to trade from, by name in the language of the request.',
  reply: z.object({
    success: z.literal(true),
    countries: z.array(z.object({ code: CountryCode, name: z.string() })),
  }),
})

export const setPerspective = endpoint({
  method: 'POST',
  path: '/api/account/perspective',
  access: 'signed-in',
  summary: 'Choose the country and role that reports are told for.',
  body: Perspective,
  reply: z.object({ success: z.literal(true) }),
  errors: ['invalid_input'],
  limits: [{ per: 'account', max: 240, windowMs: 3_600_000 }],
})
