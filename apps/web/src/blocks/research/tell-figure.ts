import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { formatDecimals } from '../../browser/format-number.ts'
import type { Language } from '../../browser/language.ts'

/** A minimum as it stands in cells, where there is no room for "at least". */
export const tellAtLeast = (told: string, isAtLeast = true): string => (isAtLeast ? `≥\u00a0${told}` : told)

export const isPercentage = (column: string): boolean => /\(%\)$/.test(column)

/** A percentage with one decimal, like all below it; whoever sells little sells something: "< 0.1", never "0.0". */
export function tellPercentage(percent: number, language: Language): string {
  const isSmall = percent > 0 && percent < 0.05
  return isSmall ? `<\u00a0${formatDecimals(0.1, language, 1)}` : formatDecimals(percent, language, 1)
}

/** Whether a cell of the whole table holds a minimum. */
export const isMinimum = (
  { figureOrigins }: Pick<ResearchDetails, 'figureOrigins'>,
  row: number,
  column: string,
): boolean => figureOrigins.origins[figureOrigins.rows[row]?.[column] ?? -1]?.isAtLeast ?? false
