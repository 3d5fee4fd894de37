import { BadTradeFile } from './bad-trade-file.ts'
import type { ImportedFlow, ImportedTrader, ImportedYear } from './imported-figures.ts'

const TOP = 20
/** No edition has more six-digit products, nor has the world more customs areas. */
const MAX_PRODUCTS = 6500
const MAX_AREAS = 260

type Sums = { usd: Float64Array; kg: Float32Array; weighedUsd: Float32Array }

const makeSums = (length: number): Sums => ({
  usd: new Float64Array(length),
  kg: new Float32Array(length),
  weighedUsd: new Float32Array(length),
})

/** Adds up one year's rows in room that does not grow with their number. */
type YearTally = {
  add: (exporter: number, importer: number, product: number, thousandUsd: number, tons: number) => void
  /** Every subheading, heading and chapter with its largest traders; the tally is empty again afterwards. */
  reduce: (year: number) => Map<string, ImportedYear>
}

export function createYearTally(): YearTally {
  const products = new Int16Array(1_000_000).fill(-1)
  const areas = new Int16Array(1000).fill(-1)
  const productCodes: number[] = []
  const areaCodes: number[] = []
  const sold = makeSums(MAX_PRODUCTS * MAX_AREAS)
  const bought = makeSums(MAX_PRODUCTS * MAX_AREAS)

  function placeOf(places: Int16Array, codes: number[], code: number, max: number): number {
    const known = places[code] ?? -1
    if (known >= 0) return known
    if (codes.length === max) throw new BadTradeFile('The file names more products or areas than exist.')
    places[code] = codes.length
    codes.push(code)
    return codes.length - 1
  }
  function addTo(sums: Sums, at: number, usd: number, kg: number) {
    sums.usd[at] = (sums.usd[at] ?? 0) + usd
    if (!(kg > 0)) return
    sums.kg[at] = (sums.kg[at] ?? 0) + kg
    sums.weighedUsd[at] = (sums.weighedUsd[at] ?? 0) + usd
  }
  /** Adds the products at these places up, area by area. */
  function sumPlaces(sums: Sums, places: number[]): ImportedFlow {
    const traders: ImportedTrader[] = []
    const all = { usd: 0, kg: 0, weighedUsd: 0 }
    for (let area = 0; area < areaCodes.length; area++) {
      let usd = 0
      let kg = 0
      let weighedUsd = 0
      for (const place of places) {
        const at = place * MAX_AREAS + area
        usd += sums.usd[at] ?? 0
        kg += sums.kg[at] ?? 0
        weighedUsd += sums.weighedUsd[at] ?? 0
      }
      if (usd === 0) continue
      all.usd += usd
      all.kg += kg
      all.weighedUsd += weighedUsd
      traders.push([areaCodes[area] ?? 0, Math.round(usd), Math.round(kg), Math.round(weighedUsd)])
    }
    const concentration = traders.reduce((sum, [, usd]) => sum + (all.usd > 0 ? ((usd / all.usd) * 100) ** 2 : 0), 0)
    return {
      usd: Math.round(all.usd),
      kg: Math.round(all.kg),
      weighedUsd: Math.round(all.weighedUsd),
      traders: traders.length,
      concentration: Math.round(concentration),
      top: traders.sort((a, b) => b[1] - a[1]).slice(0, TOP),
    }
  }
  function clear() {
    for (const { usd, kg, weighedUsd } of [sold, bought]) {
      usd.fill(0)
      kg.fill(0)
      weighedUsd.fill(0)
    }
  }

  return {
    add(exporter, importer, product, thousandUsd, tons) {
      const row = placeOf(products, productCodes, product, MAX_PRODUCTS) * MAX_AREAS
      const usd = thousandUsd * 1000
      const kg = tons * 1000
      addTo(sold, row + placeOf(areas, areaCodes, exporter, MAX_AREAS), usd, kg)
      addTo(bought, row + placeOf(areas, areaCodes, importer, MAX_AREAS), usd, kg)
    },
    reduce(year) {
      const groups = new Map<string, number[]>()
      productCodes.forEach((product, place) => {
        // Leading zeros are lost in the file.
        const code = String(product).padStart(6, '0')
        for (const length of [6, 4, 2]) {
          const group = groups.get(code.slice(0, length))
          if (group) group.push(place)
          else groups.set(code.slice(0, length), [place])
        }
      })
      const reduced = new Map<string, ImportedYear>()
      for (const [code, places] of groups) {
        const exports = sumPlaces(sold, places)
        if (exports.usd > 0) reduced.set(code, { year, exports, imports: sumPlaces(bought, places) })
      }
      clear()
      return reduced
    },
  }
}
