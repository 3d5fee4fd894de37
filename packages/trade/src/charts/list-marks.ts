import { nameCountry, toIsoNumber } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import type { Lang } from '../report/format-figures.ts'
import type { CountryMark } from './chart.ts'

/** The countries of a flow as marks, largest first. */
export const listMarks = ({ countries }: FlowFigures, lang: Lang): CountryMark[] =>
  countries.map(({ country, value, share }) => ({
    label: nameCountry(country, lang),
    area: toIsoNumber(country),
    value: value.value,
    share: share?.value ?? null,
  }))
