import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildSamplePages } from '../../apps/server/src/sample-site/build-sample-pages.ts'
import { readJsonLines } from '../read-json-lines.ts'

const Expected = z.union([
  z.object({ nothing: z.literal(true) }),
  z.object({
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
    ordered: z.boolean(),
    optional: z.array(z.string()).optional(),
  }),
])
export type Expected = z.infer<typeof Expected>

/** One question about one of our pages, as `questions/README.md` describes it. */
const QuestionItem = z.object({
  id: z.string(),
  page: z.string(),
  url: z.string(),
  lang: z.enum(['es', 'en']),
  question: z.string(),
  asOf: z.string(),
  timeZone: z.string(),
  kind: z.string(),
  columns: z.enum(['all', 'named']),
  expected: Expected,
})
export type QuestionItem = z.infer<typeof QuestionItem>

const folder = new URL('../questions/', import.meta.url)

export type QuestionPart =
  | 'dev'
  | 'dev-2'
  | 'once-aside'
  | 'once-aside-3'
  | 'everyday'
  | 'everyday-blind'
  | 'fresh-1'
  | 'fresh-2'
  | 'not-here'

export function readQuestions(part: QuestionPart): QuestionItem[] {
  const path = new URL(`${part}.jsonl`, folder)
  return existsSync(path) ? readJsonLines(path, QuestionItem) : []
}

type QuestionSource = { url: string; html: string }

const SAMPLE_SITE = 'sample-site'

/** The page a question is about; a list of the sample site comes with all its pages, as on the day of the question. */
export function readQuestionPages({ page, url, asOf }: Pick<QuestionItem, 'page' | 'url' | 'asOf'>): QuestionSource[] {
  if (!page.startsWith(SAMPLE_SITE)) return [{ url, html: readQuestionPage(page) }]
  const site = buildSamplePages(new Date(asOf))
  const found: QuestionSource[] = []
  for (let path: string | undefined = page.slice(SAMPLE_SITE.length); path; ) {
    const html: string = site.get(path)?.() ?? ''
    found.push({ url: new URL(path, url).href, html })
    path = /rel="next" href="([^"]+)"/.exec(html)?.[1]
  }
  return found
}

/** A page of its own, or one of those that hold a list (`lists/…`), of which questions are asked as well. */
function readQuestionPage(page: string): string {
  const [list, name] = page.split('lists/')
  const path = list === '' ? `../lists/pages/${name}.html` : `pages/${page}.html`
  return readFileSync(new URL(path, folder), 'utf8')
}
