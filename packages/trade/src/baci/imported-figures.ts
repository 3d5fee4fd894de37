import { z } from 'zod'

/** Raised whenever figures stored before would not be understood any more. */
export const IMPORTED_FORMAT = 1

/** Area number, dollars, kilograms, and the dollars of those kilograms. */
const ImportedTrader = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type ImportedTrader = [area: number, usd: number, kg: number, weighedUsd: number]

/** One direction in one year: totals are of all countries, the list is of the largest. */
const ImportedFlow = z.object({
  usd: z.number(),
  kg: z.number(),
  weighedUsd: z.number(),
  traders: z.number(),
  /** Herfindahl-Hirschman index over all traders. */
  concentration: z.number(),
  top: z.array(ImportedTrader),
})
export type ImportedFlow = z.infer<typeof ImportedFlow>

const ImportedYear = z.object({ year: z.number(), exports: ImportedFlow, imports: ImportedFlow })
export type ImportedYear = z.infer<typeof ImportedYear>

/** Stored figures are read back through it. */
export const ImportedCode = z.object({ code: z.string(), years: z.array(ImportedYear) })
export type ImportedCode = z.infer<typeof ImportedCode>

/** What was imported: BACI's release, its edition of the nomenclature, and its years. */
export type ImportedRelease = { name: string; edition: string; firstYear: number; lastYear: number }

/** Figures that an operator imported, if any. */
export type ImportedFigures = {
  current: () => Promise<ImportedRelease | null>
  find: (code: string) => Promise<{ release: ImportedRelease; figures: ImportedCode } | null>
}
