import type { Claim } from './find-claims.ts'
import type { Place } from './find-places.ts'

/** Names that a market analysis may hold whatever its figures are. */
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const ordinary = new Set(
  (
    'UN ONU Comtrade GDELT Google News Noticias World Bank Banco Mundial Herfindahl Hirschman Herfindahl-Hirschman HHI IHH USD US U HS SA Harmonized ' +
    'Harmonised System Sistema Armonizado FOB CIF EXW DDP FCA Incoterms PYME PYMES PyME SME SMEs ISO HACCP BACI CEPII GDP PIB VAT IVA I M MM K B T BN MN KG ' +
    'The This These It If In On For To As A An And But Or Their Your ' +
    'Oportunidad Riesgo Opportunity Risk Opportunities Risks'
  )
    .split(' ')
    .concat(Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2026, index)))),
)
const name = /(?<![\p{L}\p{N}$])\p{Lu}[\p{L}'-]*/gu

type Spans = { flat: string; places: Place[]; claims: Claim[]; isTitle: boolean }

/** A name within a sentence that is neither a country of the figures nor the product: a city, a company, a nickname. */
export function findStrangeName({ flat, places, claims, isTitle }: Spans): string | null {
  if (isTitle) return null
  const known = [...places.map(({ at, text }) => ({ at, end: at + text.length })), ...claims]
  const start = flat.search(/\p{L}/u)
  for (const match of flat.matchAll(name)) {
    const isKnown = known.some(({ at, end }) => match.index >= at && match.index < end)
    const bare = match[0].replace(/'s?$|-$/, '')
    if (match.index !== start && !isKnown && !ordinary.has(bare)) return match[0]
  }
  return null
}
