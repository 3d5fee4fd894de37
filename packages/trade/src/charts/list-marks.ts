import { nameCountry, toIsoNumber } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import type { CountryMark } from './chart.ts'

/** The countries of a flow as marks, largest first. */
export const listMarks = ({ countries }: FlowFigures, locale: Locale): CountryMark[] =>
  countries.map(({ country, value, share }) => ({
    label: nameCountry(country, locale),
    area: toIsoNumber(country),
    value: value.value,
    share: share?.value ?? null,
  }))
