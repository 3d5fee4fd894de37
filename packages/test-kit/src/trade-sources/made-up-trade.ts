/** Area codes as UN Comtrade numbers them: the United States are 842, France 251, India 699. */
export const reporterCodes = [
  842, 156, 276, 392, 826, 251, 528, 699, 380, 124, 410, 724, 484, 76, 36, 56, 616, 757, 490, 752, 40, 764, 792, 579,
  372, 704, 458, 360, 702, 208, 246, 203, 642, 620, 300, 152, 604, 170, 32, 218, 320, 188, 710, 818, 504, 404, 566, 288,
  384, 682, 784, 376, 804, 348, 703, 705, 191, 100, 554, 608, 50, 586, 144, 858, 600, 68, 222, 340, 558, 591, 214,
]
export const RUSSIA = 643

export type AskedTrade = { code: string; flow: 'X' | 'M'; year: number; reporter: number; partner: number }
export type MadeUpTrade = { valueUsd: number; weightKg: number | null; isWeightEstimated: boolean }

/** Numbers that look like trade and are the same every time. */
const spread = (text: string): number => {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0
  return (hash % 10_000) / 10_000
}

/**
 * What a country traded. Larger for the first reporters, growing over the years; the year before this one is filed by
 * a third of the countries, this year by none, and Russia stopped in 2021.
 */
export function makeUpTrade({ code, flow, year, reporter, partner }: AskedTrade, thisYear: number): MadeUpTrade | null {
  if (year >= thisYear || year < 1990) return null
  if (reporter === RUSSIA && year > 2021) return null
  const rank = reporterCodes.indexOf(reporter)
  if (rank < 0 && reporter !== RUSSIA) return null
  if (year === thisYear - 1 && rank % 3 !== 0) return null
  const size = 4e9 / (1 + (rank < 0 ? 6 : (rank * 7 + (flow === 'X' ? 0 : 11)) % 61))
  const growth = (1.02 + 0.06 * spread(`${reporter}${flow}`)) ** (year - 2019)
  const part = partner === 0 ? 1 : 0.01
  const valueUsd = Math.round(size * (0.5 + spread(code + reporter + flow)) * growth * part)
  const weightKg = rank % 9 === 4 ? null : Math.round(valueUsd / (0.4 + spread(code + reporter)))
  return { valueUsd, weightKg, isWeightEstimated: rank % 5 === 0 }
}
