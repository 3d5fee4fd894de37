import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { formatDecimals } from '../../browser/format-number.ts'
import type { Language } from '../../browser/language.ts'

/** A minimum as it stands in cells, where there is no room for "at least". */
export const tellAtLeast = (told: string, isAtLeast: boolean): string => (isAtLeast ? `≥\u00a0${told}` : told)

export const isPercentage = (column: string): boolean => /\(%\)$/.test(column)

/**
 * A percentage with one decimal, like all below it. Whoever sells little sells something: "< 0.1", never "0.0"; of a
 * minimum no more can be said than that it is above nothing.
 */
export function tellPercentage(percent: number, isAtLeast: boolean, language: Language): string {
  const isSmall = percent > 0 && percent < 0.05
  if (!isSmall) return tellAtLeast(formatDecimals(percent, language, 1), isAtLeast)
  return isAtLeast ? '>\u00a00' : `<\u00a0${formatDecimals(0.1, language, 1)}`
}

/** Whether a cell of the whole table holds a minimum. */
export const isMinimum = (
  { figureOrigins }: Pick<ResearchDetails, 'figureOrigins'>,
  row: number,
  column: string,
): boolean => figureOrigins.origins[figureOrigins.rows[row]?.[column] ?? -1]?.isAtLeast ?? false
