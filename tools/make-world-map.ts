// Draws the world once, so that no page has to: node tools/make-world-map.ts
// Shapes are Natural Earth's (public domain), through world-atlas; ids are ISO numbers.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const WIDTH = 1000
const ANTARCTICA = '010'

const read = (scale: string) => {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>
  return feature(atlas, atlas.objects.countries).features.filter(({ id }) => id !== ANTARCTICA)
}
const coarse = read('110m')
const fine = read('50m')
// Turned a little, so that the far east of Asia is not torn off.
const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(WIDTH, { type: 'FeatureCollection', features: coarse })
const path = geoPath(projection).digits(0)
const [, [, height]] = geoPath(projection).bounds({ type: 'FeatureCollection', features: coarse })

const shapes: Record<string, string> = {}
const unnamed: string[] = []
for (const country of coarse) {
  const drawn = path(country) ?? ''
  if (country.id === undefined) unnamed.push(drawn)
  else shapes[Number(country.id)] = drawn
}
/** Countries too small for this scale are dots. */
const dots: Record<string, [number, number]> = {}
for (const country of fine) {
  if (country.id === undefined || shapes[Number(country.id)]) continue
  const [x, y] = projection(geoCentroid(country)) ?? [0, 0]
  dots[Number(country.id)] = [Math.round(x), Math.round(y)]
}
const target = join(import.meta.dirname, '../apps/web/src/blocks/research/charts/world-map.data.json')
writeFileSync(target, `${JSON.stringify({ width: WIDTH, height: Math.ceil(height), shapes, unnamed, dots })}\n`)
console.log(`${Object.keys(shapes).length} countries, ${Object.keys(dots).length} dots`)
