// Lighthouse on the public pages: npm run lighthouse [-- runs per page [addresses]]. Prints the median of each category,
// and fails below 95. The last column is Lighthouse's own measure of the machine: a busy one scores lower on performance.
// It is installed on its first use only: 180 MB that nothing else needs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserOptions } from '../e2e/support/find-browser.ts'
import { startServer } from '../e2e/support/start-server.ts'

const VERSION = '13.5.0'
const LEAST_SCORE = 95
const publicPages = ['/', '/solutions', '/features', '/pricing', '/terms', '/sources', '/faqs']
const [wantedRuns = '5', ...wantedPages] = process.argv.slice(2)
const runsPerPage = Number(wantedRuns)
const pages = wantedPages.length > 0 ? wantedPages : publicPages
if (!Number.isInteger(runsPerPage) || runsPerPage < 1 || pages.some(page => !page.startsWith('/')))
  throw new Error('Usage: npm run lighthouse -- [runs per page [addresses that begin with /]]')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const columns = [...categories, 'machine'] as const
type Scores = Record<(typeof columns)[number], number>

const home = join(import.meta.dirname, '../.cache/lighthouse')
const program = join(home, 'node_modules/lighthouse/cli/index.js')
if (!existsSync(program)) {
  mkdirSync(home, { recursive: true })
  const install = ['install', '--no-save', '--loglevel=error', '--prefix', home, `lighthouse@${VERSION}`]
  if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be installed.')
}

const { executablePath, args } = browserOptions()

type Report = {
  categories: Record<string, { score: number | null }>
  environment: { benchmarkIndex: number }
}

function measure(url: string): Scores {
  const report = join(home, 'report.json')
  const flags = ['--headless=new', ...args].join(' ')
  const wanted = `--only-categories=${categories.join(',')}`
  const { status, stderr } = spawnSync(
    process.execPath,
    [program, url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`, wanted],
    { encoding: 'utf8', env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) } },
  )
  if (status !== 0) throw new Error(stderr)
  const found: Report = JSON.parse(readFileSync(report, 'utf8'))
  const scores = categories.map(name => [name, Math.round((found.categories[name]?.score ?? 0) * 100)])
  return Object.fromEntries([...scores, ['machine', Math.round(found.environment.benchmarkIndex)]]) as Scores
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const server = await startServer()
let isGood = true
try {
  console.log(['page', ...columns].join('\t'))
  for (const page of pages) {
    const runs = Array.from({ length: runsPerPage }, () => measure(server.url + page))
    const medians = new Map(columns.map(name => [name, median(runs.map(run => run[name]))]))
    isGood &&= categories.every(name => (medians.get(name) ?? 0) >= LEAST_SCORE)
    console.log([page, ...medians.values()].join('\t'))
  }
} finally {
  await server.stop()
}
if (!isGood) console.log(`Below ${LEAST_SCORE}.`)
process.exitCode = isGood ? 0 : 1
