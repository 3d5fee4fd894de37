import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './eval-task.ts'

const FILE = new URL('./floors.json', import.meta.url)
// One flipped cell moves a figure by about this much.
const NOISE = 0.002

export type Floors = Record<string, number>

export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8')) as Floors

export const isBelow = (figure: Figure, floors: Floors): boolean => figure.value < (floors[figure.measure] ?? 0) - NOISE

/** Floors only rise; lowering one takes `acceptWorse`. */
export function moveFloors(floors: Floors, figures: Figure[], acceptWorse: boolean): Floors {
  const moved: Floors = { ...floors }
  for (const { measure, value } of figures) {
    const rounded = Math.floor(value * 1000) / 1000
    if (acceptWorse || rounded > (moved[measure] ?? 0)) moved[measure] = rounded
  }
  return Object.fromEntries(Object.entries(moved).sort(([a], [b]) => a.localeCompare(b)))
}

export const writeFloors = (floors: Floors): void => writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`)
