import { z } from 'zod'
import { readComtradeArea } from '../../countries/countries.ts'
import { SourceFailure } from '../source-ports.ts'

/** What one country reported of one product, flow and year, in dollars and kilograms. */
export type ReportedTrade = {
  country: string
  valueUsd: number
  weightKg: number | null
  isWeightEstimated: boolean
  /** Edition of the nomenclature the country used: H4 is 2012, H5 2017, H6 2022. */
  edition: string
}

const amount = z.number().nullish()
const Row = z.object({
  reporterCode: z.number(),
  period: z.union([z.string(), z.number()]).transform(String),
  partner2Code: z.number().nullish(),
  motCode: z.union([z.number(), z.string()]).nullish(),
  customsCode: z.string().nullish(),
  classificationCode: z.string().nullish(),
  netWgt: amount,
  isNetWgtEstimated: z.boolean().nullish(),
  primaryValue: amount,
})
const Body = z.object({ data: z.array(z.unknown()), error: z.string().nullish() })

export type ComtradeRow = z.infer<typeof Row>

/** The rows of an answer; `count` is how many the source sent, to see a cut. Fails where the body says so. */
export function readComtradeBody(text: string): { rows: ComtradeRow[]; count: number } {
  const body = Body.safeParse(parseJson(text))
  if (!body.success || body.data.error)
    throw new SourceFailure('unreadable', `Comtrade: ${body.data?.error ?? 'no data'}`)
  const rows = body.data.data.flatMap(raw => {
    const row = Row.safeParse(raw)
    return row.success && isTotal(row.data) ? [row.data] : []
  })
  return { rows, count: body.data.data.length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Breakdowns by transport, customs procedure and second partner repeat the same trade; only totals count. */
const isTotal = ({ partner2Code, motCode, customsCode }: ComtradeRow): boolean =>
  (partner2Code ?? 0) === 0 && Number(motCode ?? 0) === 0 && (customsCode ?? 'C00') === 'C00'

/** One entry per country; groups and residual areas are left out. */
export function toReportedTrade(rows: ComtradeRow[]): ReportedTrade[] {
  const byCountry = new Map<string, ReportedTrade>()
  for (const row of rows) {
    const country = readComtradeArea(row.reporterCode)
    if (!country || !row.primaryValue || row.primaryValue < 0 || byCountry.has(country)) continue
    byCountry.set(country, {
      country,
      valueUsd: row.primaryValue,
      weightKg: row.netWgt && row.netWgt > 0 ? row.netWgt : null,
      isWeightEstimated: row.isNetWgtEstimated ?? false,
      edition: row.classificationCode ?? '',
    })
  }
  return [...byCountry.values()]
}
