import type { Language } from '@sondeo/contract/fields'
import type { Comparison, CountryComparison } from '@sondeo/contract/research/research-views'
import type { User } from '@sondeo/database/users-store'
import { compareCountries } from '@sondeo/trade/compare-countries'
import { compareMarkets } from '@sondeo/trade/compare-markets'
import { dotCode } from '@sondeo/trade/format-figures'
import { type MarketYear, pickYear } from '@sondeo/trade/pick-year'
import { AppError } from '../../app-error.ts'
import { localeOf } from './compose-summary.ts'
import { findResearch } from './read-research.ts'
import type { ResearchServices } from './research-services.ts'

type CountriesAsked = {
  user: User
  searchId: string
  flow: 'exports' | 'imports'
  countries: string[]
  lang: Language
  region: string | null
}

/** Origins or markets of a saved research side by side. */
export async function compareResearchCountries(
  services: ResearchServices,
  { user, searchId, flow, countries, ...reader }: CountriesAsked,
): Promise<CountryComparison> {
  const { kept } = await findResearch(services, { ownerId: user.id, searchId })
  const comparison =
    kept && compareCountries(kept.report, { flow, countries, own: user.tradeCountry, locale: localeOf(reader) })
  if (!comparison) throw new AppError('not_found')
  return comparison
}

type Side = { searchId: string; year?: number | undefined }
type Asked = { ownerId: string; left: Side; right: Side; lang: Language; region: string | null }

/** Two saved researches side by side, each in the year asked for. */
export async function compareResearch(
  services: ResearchServices,
  { ownerId, left, right, ...reader }: Asked,
): Promise<Comparison> {
  const [a, b] = await Promise.all([left, right].map(side => openSide(services, ownerId, side)))
  if (!a || !b) throw new AppError('not_found')
  const comparison = compareMarkets(a, b, localeOf(reader))
  const dotted = (side: Comparison['left']) => ({ ...side, code: dotCode(side.code) })
  return { ...comparison, left: dotted(comparison.left), right: dotted(comparison.right) }
}

async function openSide(
  services: ResearchServices,
  ownerId: string,
  { searchId, year }: Side,
): Promise<MarketYear | null> {
  const { kept } = await findResearch(services, { ownerId, searchId })
  return kept ? pickYear(kept.report, year) : null
}
