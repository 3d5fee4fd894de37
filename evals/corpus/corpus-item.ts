import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { closedKeys } from '../closed-quarter.ts'

/** What we need of a manifest line; `expected` is the scorer's business. */
const CorpusItem = z.looseObject({
  id: z.string(),
  task: z.string(),
  /** Of the question, and of whoever asks it. */
  lang: z.enum(['es', 'en']).catch('es'),
  file: z.string(),
  url: z.string().nullish(),
  country: z.string().nullish(),
  question: z.string().nullish(),
  source: z.looseObject({ truthPath: z.string().nullish() }).nullish(),
})
export type CorpusItem = z.infer<typeof CorpusItem> & { html: () => string }

/** Pages of WikiTableQuestions go by their table, because its training part has most of those tables too. */
export function closedKeyOf({ file, source }: CorpusItem): string {
  const [, table] = /^csv\/(\d+-csv\/\d+)\.csv$/.exec(source?.truthPath ?? '') ?? []
  return table ? closedKeys.table(table) : closedKeys.page(file)
}

/** Reads a manifest; pages are looked for beside it. */
export function readManifest(file: string): CorpusItem[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
  return lines.map((line, i) => {
    const parsed = CorpusItem.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${file}:${i + 1}: ${z.prettifyError(parsed.error)}`)
    const page = resolve(dirname(file), parsed.data.file)
    return { ...parsed.data, html: () => readFileSync(page, 'utf8') }
  })
}
