import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './eval-task.ts'

const FILE = new URL('./floors.json', import.meta.url)
// Two items read otherwise move a large set by less than this; a small one may move by half a percent of one item.
const MAX_NOISE = 0.002
const noiseOf = (n: number): number => Math.min(MAX_NOISE, 2 / n)

/** Behind the name of a figure that was taken of a part of its set. */
const SAMPLE = ', sample'

const wholeKeyOf = ({ measure, part }: Figure): string => (part ? `${measure}, ${part}` : measure)
export const keyOf = (figure: Figure): string => `${wholeKeyOf(figure)}${figure.isSample ? SAMPLE : ''}`

export type Floors = Record<string, number>

export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8')) as Floors

/** Whether a figure is worse than its floor, or than its ceiling where less is better. */
export function isWorse(figure: Figure, floors: Floors): boolean {
  const { value, n, guard } = figure
  const bound = floors[keyOf(figure)]
  if (bound === undefined || guard === 'none') return false
  return guard === 'ceiling' ? value > bound + noiseOf(n) : value < bound - noiseOf(n)
}

/** Floors of figures that no task gives any more, of the whole set or of its sample. */
export function findOrphans(floors: Floors, figures: readonly Figure[]): string[] {
  const measured = new Set(figures.filter(({ guard }) => guard !== 'none').map(wholeKeyOf))
  return Object.keys(floors).filter(key => !measured.has(key.endsWith(SAMPLE) ? key.slice(0, -SAMPLE.length) : key))
}

type Move = { floors: Floors; figures: readonly Figure[]; orphans?: readonly string[]; acceptWorse: boolean }

/** Floors only rise and ceilings only come down; the other way takes `acceptWorse`. */
export function moveFloors({ floors, figures, orphans = [], acceptWorse }: Move): Floors {
  const moved: Floors = Object.fromEntries(Object.entries(floors).filter(([key]) => !orphans.includes(key)))
  for (const figure of figures) {
    const { value, guard } = figure
    if (guard === 'none') continue
    const isCeiling = guard === 'ceiling'
    const rounded = (isCeiling ? Math.ceil(value * 10_000) : Math.floor(value * 10_000)) / 10_000
    const key = keyOf(figure)
    const bound = moved[key]
    const isBetter = bound === undefined || (isCeiling ? rounded < bound : rounded > bound)
    if (acceptWorse || isBetter) moved[key] = rounded
  }
  return Object.fromEntries(Object.entries(moved).sort(([a], [b]) => a.localeCompare(b)))
}

export const writeFloors = (floors: Floors): void => writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`)
