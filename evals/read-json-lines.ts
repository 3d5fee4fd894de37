import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** One item a line, each as its schema says. */
export const readJsonLines = <Item>(file: string | URL, schema: z.ZodType<Item>): Item[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => (line.trim() ? [schema.parse(JSON.parse(line))] : []))
