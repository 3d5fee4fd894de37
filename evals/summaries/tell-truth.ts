import { nameCountry } from '@sondeo/trade/country-names'
import { type Locale, languageOf } from '@sondeo/trade/locale'
import type { TradeReport } from '@sondeo/trade/trade-report'

/** True sentences in other words than ours, as a good model writes them: the check must let them stand. */
export function tellTruth({ exports, imports, product }: TradeReport, locale: Locale): string[] {
  const es = languageOf(locale) === 'es'
  const write = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: 'always' }).format(value)
  const usd = (value: number) =>
    value >= 1e9
      ? es
        ? `${write(value / 1e9, 1)} mil millones de dólares`
        : `US$${write(value / 1e9, 1)} billion`
      : es
        ? `${write(value / 1e6, 1)} millones de dólares`
        : `US$${write(value / 1e6, 1)} million`
  const percent = (part: number) => (es ? `${write(part * 100, 1)} %` : `${write(part * 100, 1)}%`)
  const [seller] = exports?.countries ?? []
  const [buyer, next] = imports?.countries ?? []
  const name = (country: string) => nameCountry(country, locale)
  const always = es
    ? [
        `Esta partida (${product.code}) reúne ${product.names.es.toLowerCase()}.`,
        'Para una empresa pequeña, lo prudente es empezar con un solo mercado y un pedido de prueba.',
        'Conviene comparar aranceles, fletes y plazos antes de comprometer precios.',
        'La competencia por precio es dura, así que la calidad y el servicio pesan más.',
      ]
    : [
        `This heading (${product.code}) covers ${product.names.en.toLowerCase()}.`,
        'For a small business it is prudent to start with a single market and a trial order.',
        'Compare tariffs, freight and lead times before committing to prices.',
        'Price competition is tough, so quality and service matter more.',
      ]
  return [
    ...always,
    ...(exports?.world
      ? [
          es
            ? `El comercio mundial por el lado de las exportaciones llegó a ${usd(exports.world.value)} en ${exports.year}.`
            : `Global exports totalled ${usd(exports.world.value)} in ${exports.year}.`,
        ]
      : []),
    ...(seller
      ? [
          es
            ? `El primer exportador es ${name(seller.country)}, con ventas por ${usd(seller.value.value)} en ${exports?.year}.`
            : `${name(seller.country)} is the first exporter, with sales of ${usd(seller.value.value)} in ${exports?.year}.`,
        ]
      : []),
    ...(seller?.share
      ? [
          es
            ? `Solo ${name(seller.country)} concentra ${percent(seller.share.value)} de las exportaciones.`
            : `${name(seller.country)} alone accounts for ${percent(seller.share.value)} of exports.`,
        ]
      : []),
    ...(buyer && next
      ? [
          es
            ? `Por el lado de la demanda destacan ${name(buyer.country)} y ${name(next.country)}.`
            : `On the demand side, ${name(buyer.country)} and ${name(next.country)} stand out.`,
          es
            ? `${name(buyer.country)} importó ${usd(buyer.value.value)} y encabeza la lista.`
            : `${name(buyer.country)} imported ${usd(buyer.value.value)} and tops the list.`,
        ]
      : []),
    ...(buyer?.growth && buyer.growth.value > 0
      ? [
          es
            ? `Las importaciones de ${name(buyer.country)} crecen ${percent(buyer.growth.value)} por año.`
            : `Imports of ${name(buyer.country)} grow ${percent(buyer.growth.value)} per year.`,
        ]
      : []),
  ]
}
