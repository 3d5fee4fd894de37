// The whole test command: house rules, types and lint, unit and HTTP tests, browser tests. Ends with the counts.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'

type Counts = { passed: number; failed: number }
type Suite = { name: string; command: string; args: string[]; env?: Record<string, string>; count: () => Counts }

const reports = '.cache/test-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// Many tests start programs of their own: what Node compiled for one serves the next.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled')

const readReport = (file: string) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'))
let checkOutput = ''

const suites: Suite[] = [
  {
    name: 'house rules, types, lint',
    command: 'node',
    args: ['tools/check-all.ts'],
    count: () => {
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(checkOutput) ?? []
      return { passed: Number(passed), failed: Number(failed) }
    },
  },
  {
    name: 'unit and HTTP tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport('unit.json')
      const brokenFiles = numFailedTests === 0 && !success ? Math.max(1, numFailedTestSuites) : 0
      return { passed: numPassedTests, failed: numFailedTests + brokenFiles }
    },
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--config=e2e/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reports, 'browser.json') },
    count: () => {
      const { expected, unexpected, flaky } = readReport('browser.json').stats
      // A test that failed once for no reason is a bug to fix, not a pass.
      return { passed: expected, failed: unexpected + flaky }
    },
  },
]

/** Runs one suite with its output shown as it comes; resolves to its exit code. */
function run({ command, args, env }: Suite): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.stdout.on('data', (chunk: Buffer) => {
      checkOutput = (checkOutput + chunk.toString()).slice(-2_000)
      process.stdout.write(chunk)
    })
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', code => resolve(code ?? 1))
  })
}

function countOf(suite: Suite, exitCode: number): Counts {
  try {
    const counts = suite.count()
    const isSilentFailure = exitCode !== 0 && counts.failed === 0
    return { passed: counts.passed || 0, failed: (counts.failed || 0) + (isSilentFailure ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const wanted = process.argv.slice(2)
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)))
const rows: string[] = []
const total: Counts = { passed: 0, failed: 0 }
for (const suite of chosen) {
  console.log(`\n— ${suite.name}`)
  const started = performance.now()
  const exitCode = await run(suite)
  const { passed, failed } = countOf(suite, exitCode)
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((performance.now() - started) / 1000)
  rows.push(`${suite.name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}

console.log(`\n${rows.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
