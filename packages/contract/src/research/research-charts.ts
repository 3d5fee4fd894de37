import { z } from 'zod'

const told = { title: z.string(), subtitle: z.string(), source: z.string() }

const CountryMark = z.object({
  label: z.string(),
  /** The country's ISO number. */
  area: z.number().int().nullable(),
  value: z.number(),
  share: z.number().nullable(),
})
export type CountryMark = z.infer<typeof CountryMark>

export const BarsChart = z.object({
  kind: z.literal('bars'),
  id: z.enum(['exporters', 'importers']),
  ...told,
  marks: z.array(CountryMark),
})
export type BarsChart = z.infer<typeof BarsChart>

export const MapChart = z.object({
  kind: z.literal('map'),
  id: z.enum(['map-exports', 'map-imports']),
  ...told,
  marks: z.array(CountryMark),
})
export type MapChart = z.infer<typeof MapChart>

export const LinesChart = z.object({
  kind: z.literal('lines'),
  id: z.enum(['trade-years', 'leaders-years', 'prices']),
  ...told,
  unit: z.string(),
  series: z.array(z.object({ name: z.string(), points: z.array(z.object({ at: z.string(), value: z.number() })) })),
})
export type LinesChart = z.infer<typeof LinesChart>

export const ConcentrationChart = z.object({
  kind: z.literal('concentration'),
  id: z.literal('concentration'),
  ...told,
  flows: z.array(
    z.object({
      name: z.string(),
      /** Null where the shares are minimums and the level is not certain. */
      level: z.enum(['low', 'middle', 'high']).nullable(),
      parts: z.array(z.object({ label: z.string(), share: z.number(), isRest: z.boolean() })),
    }),
  ),
})
export type ConcentrationChart = z.infer<typeof ConcentrationChart>

/** Who sells to whom: the largest flows between two countries, with their share of the world. */
export const FlowsChart = z.object({
  kind: z.literal('flows'),
  id: z.literal('flows'),
  ...told,
  flows: z.array(z.object({ from: z.string(), to: z.string(), value: z.number(), share: z.number().nullable() })),
})
export type FlowsChart = z.infer<typeof FlowsChart>

/** A chart of a research: its title is the finding, in the language of the report. */
export const ResearchChart = z.discriminatedUnion('kind', [
  BarsChart,
  MapChart,
  LinesChart,
  ConcentrationChart,
  FlowsChart,
])
export type ResearchChart = z.infer<typeof ResearchChart>
