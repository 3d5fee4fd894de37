import type { z } from 'zod'

type Parts = { shape?: Record<string, z.ZodType>; element?: z.ZodType; options?: unknown[] }

export const isIdName = (name: string) => /ids?$/i.test(name) && name !== 'spreadsheetId'

/** What calls ask for most; a schema takes the first that it accepts. Nothing of it leads out of this machine. */
const usual = [
  'texto',
  'http://127.0.0.1:1/',
  'ana@example.com',
  'una clave larga 1',
  '2026-01-01',
  '08:00',
  'America/Lima',
  '0-c1-0',
  '1',
  1,
  7,
  true,
  null,
  {},
]

/** A value that the schema accepts, with `id` wherever an id is meant; undefined where none is needed or found. */
export function fitValue(schema: z.ZodType, id: string, name = ''): unknown {
  const accepts = (value: unknown) => schema.safeParse(value).success
  const ids = isIdName(name) ? [id, [id], [id, `${id}2`], { id }] : []
  const { shape, element, options } = schema as Parts
  const made = shape && fitShape(shape, id)
  const list = element
    ? [[fitValue(element, id, name)], [fitValue(element, id, name), fitValue(element, `${id}2`, name)]]
    : []
  const chosen = options?.filter(option => typeof option === 'string') ?? []
  return [...ids, undefined, ...chosen, made, ...list, ...usual].find(accepts)
}

const fitShape = (shape: Record<string, z.ZodType>, id: string) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = fitValue(schema, id, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Bodies that a call accepts, each with an id: with all its ids, or with one of them where they exclude each other. */
export function fitBodies(body: z.ZodType, id: string): object[] {
  const { shape = {} } = body as Parts
  const whole = fitShape(shape, id)
  const named = Object.keys(whole).filter(isIdName)
  const alone = named.map(name =>
    Object.fromEntries(Object.entries(whole).filter(([other]) => other === name || !named.includes(other))),
  )
  return [whole, ...alone].filter(one => body.safeParse(one).success && Object.keys(one).some(isIdName)).slice(0, 3)
}
