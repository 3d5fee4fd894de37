import type { MarketRanking, OwnMarket } from '@sondeo/contract/research/perspective'
import type { ResearchDetails } from '@sondeo/contract/research/product-research'

const rankingRow = (country: string, label: string, size: number | null, growth: number | null) => ({
  country,
  label,
  score: null,
  parts: {
    size: { mark: size, value: size === null ? null : '2 M USD', source: 'BACI' },
    growth: { mark: growth, value: growth === null ? null : '4 %', source: null },
  },
})

export const ranking: MarketRanking = {
  aim: 'sell',
  title: 'Dónde vender después',
  lead: 'Los mercados que más compran.',
  formula: 'Media de las partes.',
  parts: [
    { id: 'size', label: 'Tamaño', how: 'Lo que compra.', weight: 3 },
    { id: 'growth', label: 'Crecimiento', how: 'En cinco años.', weight: 1 },
  ],
  rows: [
    rankingRow('USA', 'Estados Unidos', 1, 0),
    rankingRow('CHN', 'China', 0.5, 1),
    rankingRow('ATA', 'Antártida', null, null),
  ],
  missing: ['No se conocen los aranceles.'],
  lookUps: [{ label: 'Aranceles', url: 'https://tariffs.example/' }],
}

export const own: OwnMarket = {
  heading: 'Perú en este mercado',
  flows: [
    { flow: 'exports', sentence: 'Perú vende poco.', rank: 12, usd: 25_000_000, share: 0.012, growth: null },
    { flow: 'imports', sentence: 'Perú compra.', rank: null, usd: null, share: null, growth: null },
  ],
  partners: [
    {
      side: 'buyers',
      title: 'Quién le compra',
      note: 'Según sus socios.',
      rows: [{ label: 'Chile', usd: 10_000_000, share: 0.4, usdPerKg: null }],
    },
  ],
  note: 'Faltan socios.',
}

/** A report of sugar with everything that a report may have. */
export const sugar: ResearchDetails = {
  code: '1701',
  name: 'Azúcar de caña',
  names: { es: 'Azúcar de caña', en: 'Cane sugar' },
  reason: 'Es el nombre de la partida.',
  isUnsure: false,
  isCodeIgnored: false,
  alternatives: [{ code: '1702', name: 'Los demás azúcares' }],
  question: null,
  sources: [
    { source: 'comtrade', state: 'answered', reason: null, period: '2024', fetchedAt: '2026-11-17T12:00:00Z' },
    { source: 'gdelt', state: 'failed', reason: 'No respondió a tiempo.', period: null, fetchedAt: null },
  ],
  hasFigures: true,
  news: [
    { title: 'Sube el azúcar', url: 'https://news.example/1', source: 'Diario', publishedAt: '2026-11-16T12:00:00Z' },
  ],
  figureOrigins: {
    rows: [{ Valor: 0 }, { Valor: 0 }],
    origins: [{ source: 'UN Comtrade', year: 2024, method: 'Declarado', address: 'https://comtrade.example/?y=2024' }],
  },
  builtInYears: [],
  analyst: { model: null },
  madeAt: '2026-11-17T12:00:00Z',
  lang: 'es',
  keyFigures: [{ label: 'Comercio mundial', value: '31 000 M USD', note: '+4 % al año', scope: 'HS 1701, 2024' }],
  perspective: { country: 'PER', role: 'both' },
  answer: ['Brasil vende casi la mitad.', 'Los precios subieron.'],
  scopes: [
    {
      flow: 'exports',
      code: '1701',
      name: 'Azúcar (1701)',
      edition: 'HS 2022',
      year: 2024,
      basis: 'live',
      source: 'UN Comtrade',
      isWider: false,
      notes: ['Rusia se ve por sus socios.'],
    },
  ],
  tableParts: [
    { flow: 'exports', title: 'Quién lo vende', from: 0, count: 1 },
    { flow: 'imports', title: 'Quién lo compra', from: 1, count: 1 },
  ],
  own,
  markets: [ranking],
  attributions: ['Datos: UN Comtrade.'],
}

/** The origin of a figure that is known in part only. */
export const minimum = { source: 'BACI', year: 2024, method: 'Suma conocida', address: null, isAtLeast: true }

export const sugarRows = [
  { País: 'Brasil', Valor: 15_000 },
  { País: 'China', Valor: 3_000 },
]
