/** Raised whenever figures stored before would not be understood any more. */
export const IMPORTED_FORMAT = 1

/** Area number, dollars, kilograms, and the dollars of those kilograms. */
export type ImportedTrader = [area: number, usd: number, kg: number, weighedUsd: number]

/** One direction in one year: totals are of all countries, the list is of the largest. */
export type ImportedFlow = {
  usd: number
  kg: number
  weighedUsd: number
  traders: number
  /** Herfindahl-Hirschman index over all traders. */
  concentration: number
  top: ImportedTrader[]
}

export type ImportedYear = { year: number; exports: ImportedFlow; imports: ImportedFlow }
export type ImportedCode = { code: string; years: ImportedYear[] }

/** What was imported: BACI's release, its edition of the nomenclature, and its years. */
export type ImportedRelease = { name: string; edition: string; firstYear: number; lastYear: number }

/** Figures that an operator imported, if any. */
export type ImportedFigures = {
  current: () => Promise<ImportedRelease | null>
  find: (code: string) => Promise<{ release: ImportedRelease; figures: ImportedCode } | null>
}
