/** What a schema of the OpenAPI description says, as far as it is needed to make values of it and against it. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  required?: string[]
  minimum?: number
  maximum?: number
}

type Random = () => number

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** Values that have broken programs before. */
const hostile: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  '',
  ' ',
  'x'.repeat(300),
  'ñ'.repeat(5000),
  "' or 1=1 --",
  '"; drop table users; --',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00%ff',
  '\r\nset-cookie: a=b',
  'null',
  'NaN',
  '-1',
  '1e999',
  'true',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  [],
  {},
  [[[[[[]]]]]],
  { length: 1e9 },
  { toString: 1, valueOf: 2 },
  { constructor: { prototype: { admin: true } } },
  ['a', 1, null, {}],
]

/** No name that a resolver would be asked for: nothing of this leaves the machine. */
const addresses = [
  'http://127.0.0.1:1/',
  'http://[::1]:1/x',
  'ftp://x',
  '::',
  'http://[',
  'http://a b',
  'javascript:1',
  '',
]

type Maker = { random: Random; ids: readonly string[] }

/** A value that mostly fits the schema, and now and then is something else altogether. */
export function makeValue(schema: Schema | undefined, name: string, maker: Maker): unknown {
  const { random, ids } = maker
  if (/url$/i.test(name)) return random() < 0.2 ? pick(random, [null, 5, [], {}]) : pick(random, addresses)
  if (random() < 0.12) return pick(random, hostile)
  if (/id$/i.test(name) && random() < 0.5) return pick(random, ids)
  if (!schema) return pick(random, hostile)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return makeValue(pick(random, options), name, maker)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type
  if (type === 'object' || schema.properties) return makeObject(schema, maker)
  if (type === 'array')
    return Array.from({ length: Math.floor(random() * 4) }, () => makeValue(schema.items, name, maker))
  if (type === 'integer' || type === 'number') return makeNumber(schema, random)
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return pick(random, [
    'texto',
    'ana@example.com',
    'una clave larga',
    'azúcar',
    '2026-01-01',
    '¿precios?',
    'es',
    '0-c1-0',
  ])
}

function makeObject({ properties = {}, required = [] }: Schema, maker: Maker): Record<string, unknown> {
  const { random } = maker
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties))
    if (random() < (required.includes(name) ? 0.93 : 0.6)) made[name] = makeValue(schema, name, maker)
  if (random() < 0.05) made[pick(random, ['isAdmin', 'plan', 'ownerId', 'constructor'])] = pick(random, hostile)
  return made
}

function makeNumber({ minimum = -10, maximum = 1000 }: Schema, random: Random): number {
  if (random() < 0.1) return pick(random, [0, -1, 2 ** 31, 2 ** 53, -0.5, 1e21])
  return Math.floor(minimum + random() * (maximum - minimum))
}
