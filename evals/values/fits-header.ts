import { z } from 'zod'
import { isTyped, type LabelledCell, readLabelledColumn } from './read-labelled-column.ts'

const HeaderKind = z.enum([
  'code',
  'count',
  'measure',
  'money',
  'percent',
  'date',
  'year',
  'duration',
  'clock',
  'name',
  'text',
])

/** A header of some trade, what stands under it, and some cells as such pages write them. */
export const HeaderColumn = z.strictObject({
  lang: z.string(),
  country: z.string().nullable(),
  name: z.string(),
  kind: HeaderKind,
  cells: z.array(z.string()),
})
export type HeaderColumn = z.infer<typeof HeaderColumn>

/** What a typed reading may begin with; hours of the day have no type. */
const FITTING: Record<z.infer<typeof HeaderKind>, RegExp> = {
  code: /^(?:identifier|url|address)/,
  count: /^(?:number|percent)/,
  measure: /^(?:number|percent|duration)/,
  money: /^(?:[A-Z]{3}:|\?:|number)/,
  percent: /^(?:percent|number)/,
  date: /^(?:date|range)/,
  year: /^(?:date|number|range)/,
  duration: /^(?:duration|number)/,
  clock: /^$/,
  name: /^(?:identifier|url|address)/,
  text: /^(?:identifier|url|address)/,
}

/** Numbers of three digits and less name and count alike. */
const isEither = (kind: HeaderColumn['kind'], { text, reading }: LabelledCell): boolean =>
  (kind === 'code' && /^\d{1,3}$/.test(text) && reading.startsWith('number')) ||
  (kind === 'count' && /^\d{1,2}$/.test(text) && reading === 'identifier')

export type FittingCell = LabelledCell & { fits: boolean }

/** The readings that claim a type, and whether it is one that the header means. */
export function fitHeader({ lang, country, name, kind, cells }: HeaderColumn): FittingCell[] {
  const column = { about: '', lang, country, name, cells: cells.map((text): [string, string] => [text, kind]) }
  return readLabelledColumn(column)
    .filter(isTyped)
    .map(cell => ({ ...cell, fits: FITTING[kind].test(cell.reading) || isEither(kind, cell) }))
}
