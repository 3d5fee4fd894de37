import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Language } from '../fields.ts'
import { MarketRanking, OwnMarket, Perspective } from './perspective.ts'
import { ResearchChart } from './research-charts.ts'

const ok = z.literal(true)

// Pasted names carry line breaks and tabs: those are spaces. Any other control character would break lists and files.
const hasControls = (text: string) => /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)

const ProductName = z
  .string({ error: 'product_name_required' })
  .transform(text => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine(text => text.length > 0, { error: 'product_name_required' })
  .refine(text => text.length <= 200, { error: 'field_too_long' })
  .refine(text => !hasControls(text), { error: 'invalid_characters' })

const ProductCode = z.string().trim().max(30, { error: 'field_too_long' })

/** A trade code as people write it (`1806.31`), with its name in the language of the request. */
const ProductChoice = z.object({ code: z.string(), name: z.string() })

/** The sources that are asked over the network. */
export const tradeSourceNames = ['comtrade', 'world-bank', 'pink-sheet', 'google-news', 'gdelt'] as const

/**
 * How one source fared: `empty` answered and has nothing, `waiting` has not been waited for yet, `not-asked` had nothing
 * to be asked. `built-in` is what ships with the product, `baci` what an operator imported.
 */
export const TradeSource = z.object({
  source: z.enum([...tradeSourceNames, 'baci', 'built-in']),
  state: z.enum(['answered', 'cached', 'stale', 'empty', 'failed', 'offline', 'waiting', 'not-asked']),
  /** Why it did not answer, in words. */
  reason: z.string().nullable(),
  period: z.string().nullable(),
  fetchedAt: z.iso.datetime().nullable(),
})
export type TradeSource = z.infer<typeof TradeSource>

/** Which product was understood, and why. */
export const FoundProduct = ProductChoice.extend({
  names: z.object({ es: z.string(), en: z.string() }),
  /** What was asked for, well written, or what its code is called: missing from reports of before. */
  title: z.string().optional(),
  reason: z.string(),
  isUnsure: z.boolean(),
  /** A code was typed, is none, and the name was taken instead. */
  isCodeIgnored: z.boolean(),
  alternatives: z.array(ProductChoice),
  /** Where several codes fit, one question with what differs; `usd` is the world trade of each. */
  question: z
    .object({ text: z.string(), options: z.array(ProductChoice.extend({ usd: z.number().nullable() })) })
    .nullable()
    .optional(),
})
export type FoundProduct = z.infer<typeof FoundProduct>

export const TradeData = FoundProduct.extend({ sources: z.array(TradeSource), hasFigures: z.boolean() })
export type TradeData = z.infer<typeof TradeData>

const NewsHeadline = z.object({
  title: z.string(),
  url: z.string(),
  source: z.string(),
  publishedAt: z.string(),
})

/** Where the figures of the table come from: `rows` has, by column, the place in `origins`. */
export const FigureOrigins = z.object({
  rows: z.array(z.record(z.string(), z.number().int())),
  origins: z.array(
    z.object({
      source: z.string(),
      year: z.number().int().nullable(),
      method: z.string(),
      address: z.string().nullable(),
      /** The true figure is this or more. */
      isAtLeast: z.boolean().optional(),
    }),
  ),
})
export type FigureOrigins = z.infer<typeof FigureOrigins>

/** What the figures of one direction are about. */
export const FigureScope = z.object({
  flow: z.enum(['exports', 'imports']),
  code: z.string(),
  name: z.string(),
  /** Of the nomenclature, as "HS 2022". */
  edition: z.string(),
  year: z.number().int(),
  basis: z.enum(['live', 'imported', 'built-in']),
  source: z.string(),
  /** Figures of a wider group than the code that was asked for. */
  isWider: z.boolean(),
  /** What a reader must know, in words. */
  notes: z.array(z.string()),
})
export type FigureScope = z.infer<typeof FigureScope>

/** The rows of one direction within the table. */
const TablePart = z.object({
  flow: z.enum(['exports', 'imports']),
  title: z.string(),
  from: z.number().int(),
  count: z.number().int(),
})

/** What stands beside the table of a research. */
export const ResearchDetails = TradeData.extend({
  news: z.array(NewsHeadline),
  figureOrigins: FigureOrigins,
  /** The years of the built-in reference figures that were used; none when all figures are live. */
  builtInYears: z.array(z.number().int()),
  /** Without a model the built-in writer wrote the summary. */
  analyst: z.object({ model: z.string().nullable() }),
  madeAt: z.iso.datetime(),
  /** The language it was written in, and its charts: missing from reports of before. */
  lang: Language.optional(),
  /** The country whose way of writing numbers it follows; null where none was named. */
  region: z.string().nullable().optional(),
  charts: z.array(ResearchChart).optional(),
  keyFigures: z
    .array(
      z.object({
        label: z.string(),
        value: z.string(),
        note: z.string().nullable(),
        /** What the figure is of, and who says so: missing from reports of before. */
        scope: z.string().optional(),
        source: z.string().optional(),
      }),
    )
    .optional(),
  /** From whose side it is told; the rest of this, too, is missing from reports of before. */
  perspective: Perspective.optional(),
  /** The answer in three sentences. */
  answer: z.array(z.string()).optional(),
  scopes: z.array(FigureScope).optional(),
  tableParts: z.array(TablePart).optional(),
  own: OwnMarket.nullable().optional(),
  markets: z.array(MarketRanking).optional(),
  /** Whose data it is, in the words their licences ask for. */
  attributions: z.array(z.string()).optional(),
})
export type ResearchDetails = z.infer<typeof ResearchDetails>

export const scrapeTrademark = endpoint({
  method: 'POST',
  path: '/api/scrape/trademark',
  access: 'signed-in',
  key: 'run',
  summary: 'Find the trade code of a product and fetch its figures. Waits for the end; progress is on /api/events.',
  // A code alone will do, in either field.
  body: z
    .object({
      productName: z.string({ error: 'product_name_required' }).default(''),
      productCode: ProductCode.optional(),
    })
    .transform(({ productName, ...rest }) => ({
      productName: productName.trim() === '' ? (rest.productCode ?? '') : productName,
      ...rest,
    }))
    .pipe(z.object({ productName: ProductName, productCode: ProductCode.optional() })),
  // The page reads no more than `success`; the rest may be missing from another backend.
  reply: z.object({ success: ok, data: TradeData.optional() }),
  errors: [
    'product_name_required',
    'product_not_recognised',
    'product_not_goods',
    'product_code_unknown',
    'limit_reached',
    'trial_ended',
  ],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})

export const getAiDataForDirectories = endpoint({
  method: 'POST',
  path: '/api/get-ai-data-for-directories',
  access: 'signed-in',
  key: 'run',
  summary: 'The table and the market analysis of a product whose figures were fetched.',
  body: z.object({ productName: ProductName, lang: Language }),
  reply: z.object({
    success: ok,
    data: z.object({ content: z.string(), ai_summary: z.string().optional() }),
    summary: z.object({ content: z.string() }).optional(),
    searchId: z.string().optional(),
    details: ResearchDetails.optional(),
  }),
  errors: ['product_name_required', 'trade_data_missing', 'limit_reached', 'trial_ended'],
  limits: [{ per: 'account', max: 60, windowMs: 3_600_000 }],
})
