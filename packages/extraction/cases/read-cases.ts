import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const Contact = z.strictObject({ kind: z.string(), value: z.string(), owner: z.string().nullable().optional() })
const ExpectedSet = z.strictObject({
  kind: z.enum(['table', 'list', 'definition', 'embedded']).optional(),
  name: z.string().nullable().optional(),
  /** Column names in order; every column of the set must be listed. */
  columns: z.array(z.string()),
  /** Raw texts; null for a field that the record lacks. */
  rows: z.array(z.array(z.string().nullable())),
  detailUrls: z.array(z.string().nullable()).optional(),
  /** Kind of each column by name, where it matters. */
  types: z.record(z.string(), z.string()).optional(),
  /** Readings of a column's cells by column name, each compared by the keys it lists. */
  values: z.record(z.string(), z.array(z.looseObject({ kind: z.string() }))).optional(),
})
export type ExpectedSet = z.infer<typeof ExpectedSet>

export const Expected = z.strictObject({
  /** The record set that must come first. */
  first: ExpectedSet.optional(),
  /** Sets that must be found at any place. */
  others: z.array(ExpectedSet).optional(),
  noRecordSets: z.boolean().optional(),
  language: z.string().nullable().optional(),
  country: z.string().nullable().optional(),
  currency: z.string().nullable().optional(),
  /** All contacts of each kind that is named here. */
  contacts: z.array(Contact).optional(),
  noContacts: z.array(z.string()).optional(),
  text: z.strictObject({ includes: z.array(z.string()), excludes: z.array(z.string()) }).optional(),
  next: z.string().nullable().optional(),
  total: z.number().nullable().optional(),
  /** `password` is null where it is asked for on the next page. */
  login: z
    .strictObject({ action: z.string(), user: z.string().nullable(), password: z.string().nullable() })
    .nullable()
    .optional(),
})
export type Expected = z.infer<typeof Expected>

const Source = z.strictObject({ url: z.url(), country: z.string().optional(), asks: z.string() })

type Case = { name: string; html: string; source: z.infer<typeof Source>; expected: Expected }

const FOLDER = new URL('./', import.meta.url)

/** All case folders. A file that is missing or malformed fails: no expectation ever writes itself. */
export function readCases(): Case[] {
  const names = readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory()).map(entry => entry.name)
  return names.sort().map(name => {
    const read = (file: string): string => {
      const at = new URL(`${name}/${file}`, FOLDER)
      if (!existsSync(at)) throw new Error(`case ${name} has no ${file}`)
      return readFileSync(at, 'utf8')
    }
    const expected = Expected.parse(JSON.parse(read('expected.json')))
    if (Object.keys(expected).length === 0) throw new Error(`case ${name} expects nothing`)
    return { name, html: read('page.html'), source: Source.parse(JSON.parse(read('case.json'))), expected }
  })
}
