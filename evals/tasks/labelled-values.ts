import { readFileSync } from 'node:fs'
import { readPage } from '@sondeo/extraction/extraction'
import { z } from 'zod'
import { bootstrapInterval } from '../bootstrap.ts'
import type { EvalTask } from '../eval-task.ts'
import { describeValue, isAsLabelled } from '../values/describe-value.ts'

const LabelledColumn = z.strictObject({
  about: z.string(),
  lang: z.string(),
  country: z.string().nullable(),
  name: z.string(),
  cells: z.array(z.tuple([z.string(), z.string()])),
})
type LabelledColumn = z.infer<typeof LabelledColumn>
type Result = { text: string; label: string; reading: string }

/** Columns labelled by hand, read from a page each: are the readings that are not left open right? */
export const labelledValues: EvalTask = {
  name: 'values',
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const lines = readFileSync(new URL('../values/columns.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const columns = lines.map(line => LabelledColumn.parse(JSON.parse(line)))
    const results = columns.map(readLabelled)
    const isRight = ({ reading, label }: Result): boolean => isAsLabelled(reading, label)
    const read = results.flat().filter(({ reading }) => reading !== 'open')
    for (const { text, label, reading } of read.filter(result => !isRight(result)).slice(0, worst || 5)) {
      say(`  "${text}" is ${label}, read as ${reading}`)
    }
    const precision = (drawn: Result[][]): number => {
      const own = drawn.flat().filter(({ reading }) => reading !== 'open')
      return own.filter(isRight).length / own.length
    }
    const decidable = results.flat().filter(({ label }) => label !== 'open')
    const settled = decidable.filter(({ reading }) => reading !== 'open')
    const interval = bootstrapInterval(results, precision)
    return [
      { measure: 'values read right', value: precision(results), n: read.length, ...interval, aim: 0.995 },
      { measure: 'values not left open', value: settled.length / decidable.length, n: decidable.length },
    ]
  },
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The column beside names that could be anybody's, as a visitor would meet it. */
function readLabelled({ lang, country, name, cells }: LabelledColumn): Result[] {
  const rows = cells.map(([text], i) => `<tr><td>Casa ${'ABCDEFGHIJKL'[i]}</td><td>${escapeHtml(text)}</td></tr>`)
  const table = `<table><tr><th>Casa</th><th>${escapeHtml(name)}</th></tr>${rows.join('')}</table>`
  const html = `<!doctype html><html lang="${lang}"><body><main>${table}</main></body></html>`
  const reading = readPage({ html, url: 'https://datos.example/', country: country ?? undefined })
  const set = reading.recordSets.find(({ kind }) => kind === 'table')
  const key = set?.columns.find(column => column.name === name)?.key ?? ''
  return cells.map(([text, label], i) => {
    const value = set?.records[i]?.cells[key]?.value
    return { text, label, reading: value ? describeValue(value) : 'nothing' }
  })
}
