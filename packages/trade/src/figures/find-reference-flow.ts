import { type ReferenceFlow, type ReferenceProduct, referenceProducts } from './reference-figures.data.ts'
import type { CountryTrade, Figure, FigureMethod, Flow, FlowFigures, FlowNote } from './trade-figure.ts'

const byCode = new Map(referenceProducts.map(product => [product.code, product]))

/** The product's own figures, else those of its heading, else of its chapter. */
function findProductWith(code: string, flow: Flow): { product: ReferenceProduct; found: ReferenceFlow } | null {
  for (const length of [6, 4, 2]) {
    const product = code.length >= length ? byCode.get(code.slice(0, length)) : undefined
    const found = product?.[flow]
    if (product && found) return { product, found }
  }
  return null
}

/** Built-in figures of a flow, with what they leave open: growth, prices, and shares where no total is known. */
export function findReferenceFlow(code: string, flow: Flow): FlowFigures | null {
  const match = findProductWith(code, flow)
  if (!match) return null
  const { product, found } = match
  const { year, worldUsd, page, rows } = found
  const figure = (value: number, method: FigureMethod, country: string | null): Figure => ({
    value,
    year,
    source: 'built-in',
    country,
    method,
    address: page,
  })
  const countries = rows.map(
    ([country, usd]): CountryTrade => ({
      country,
      value: figure(usd, 'listed', country),
      share: worldUsd ? figure(usd / worldUsd, 'share-of-stated-total', country) : null,
      growth: null,
      unitValue: null,
    }),
  )
  const notes: FlowNote[] = [
    'list-is-not-complete',
    ...(product.code.length < code.length ? ['wider-product' as const] : []),
  ]
  return {
    flow,
    basis: 'built-in',
    code: product.code,
    scope: { es: product.es, en: product.en },
    year,
    reporters: rows.length,
    world: worldUsd ? figure(worldUsd, 'stated-total', null) : null,
    worldGrowth: null,
    worldGrowthLastYear: null,
    unitValue: null,
    unitValueBefore: null,
    concentration: null,
    history: [],
    countries: countries.sort((a, b) => b.value.value - a.value.value),
    years: [
      {
        year,
        source: 'built-in',
        worldUsd,
        concentration: null,
        usdPerKg: null,
        countries: rows.map(([country, usd]) => ({ country, usd })),
      },
    ],
    notes,
  }
}
