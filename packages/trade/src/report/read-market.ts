import type { CountryTrade } from '../figures/trade-figure.ts'

/** Tone of GDELT between these is neither good nor bad. */
export const NEUTRAL_TONE = 0.5

/** The country whose trade grows most, among those that grow. */
export const findFastest = (countries: CountryTrade[]): CountryTrade | undefined =>
  countries
    .filter(({ growth }) => growth !== null && growth.value > 0)
    .sort((a, b) => (b.growth?.value ?? 0) - (a.growth?.value ?? 0))[0]

/** Usual reading of the index: open below the first, closed above the second. */
export const readConcentration = (index: number): 'low' | 'middle' | 'high' =>
  index < 1500 ? 'low' : index < 2500 ? 'middle' : 'high'
