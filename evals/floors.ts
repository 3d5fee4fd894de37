import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './eval-task.ts'

const FILE = new URL('./floors.json', import.meta.url)
// One flipped cell moves a figure by about this much.
const NOISE = 0.002

export type Floors = Record<string, number>

export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8')) as Floors

/** Whether a figure is worse than its floor, or than its ceiling where less is better. */
export function isWorse({ measure, value, guard }: Figure, floors: Floors): boolean {
  const bound = floors[measure]
  if (bound === undefined || guard === 'none') return false
  return guard === 'ceiling' ? value > bound + NOISE : value < bound - NOISE
}

/** Floors only rise and ceilings only come down; the other way takes `acceptWorse`. */
export function moveFloors(floors: Floors, figures: Figure[], acceptWorse: boolean): Floors {
  const moved: Floors = { ...floors }
  for (const { measure, value, guard } of figures) {
    if (guard === 'none') continue
    const isCeiling = guard === 'ceiling'
    const rounded = (isCeiling ? Math.ceil(value * 1000) : Math.floor(value * 1000)) / 1000
    const bound = moved[measure]
    const isBetter = bound === undefined || (isCeiling ? rounded < bound : rounded > bound)
    if (acceptWorse || isBetter) moved[measure] = rounded
  }
  return Object.fromEntries(Object.entries(moved).sort(([a], [b]) => a.localeCompare(b)))
}

export const writeFloors = (floors: Floors): void => writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`)
