// The whole test command: unit and HTTP tests, then browser tests, and beside them house rules, types, lint and the floors of
// quality. Ends with what failed and the counts. `node tools/run-tests.ts browser -- ARGS` runs one suite, with arguments
// of its own; `npm test -- fast` runs only the packages that need no server, database or browser.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'

type Counts = { passed: number; failed: number }
type Ended = { exitCode: number; output: string }
type Suite = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Takes what processor time the others leave, and shows what it said at its end. */
  isBeside?: boolean
  /** Is no part of the whole, and runs only when it is named. */
  isApart?: boolean
  /** Names of what failed, told again at the end: what a long run printed may be cut. */
  listFailed?: (output: string) => string[]
  count: (output: string) => Counts
}

/**
 * Tests wait for processes as often as they work, and left a third of two cores unused: what waits for nothing fills it.
 * More at once takes as long as a whole, and makes single tests wait for minutes.
 */
const NICE_BESIDE = 5

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const CORPUS = '../shared/corpus'

// Many tests start programs of their own: what Node compiled for one serves the next.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled')

const readReport = (file: string) => JSON.parse(readFileSync(join(reports, file), 'utf8'))

function countVitest(file: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport(file)
  const brokenFiles = numFailedTests === 0 && !success ? Math.max(1, numFailedTestSuites) : 0
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles }
}

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

function listFailedInVitest(file: string): string[] {
  const files: VitestFile[] = readReport(file).testResults
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const told = failed.map(({ fullName, failureMessages }) => `${fullName}\n    ${firstLines(failureMessages[0])}`)
      return (told.length > 0 ? told : [firstLines(message)]).map(text => `${relative('.', name)}: ${text}`)
    })
}

const firstLines = (text = ''): string => text.split('\n').slice(0, 6).join('\n    ')

function readLastLine(output: string): Counts {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  return { passed: Number(passed), failed: Number(failed) }
}

const suites: Suite[] = [
  {
    name: 'house rules, types, lint',
    command: 'node',
    args: ['tools/check-all.ts'],
    isBeside: true,
    listFailed: output => output.match(/^FAIL .*$/gm) ?? [],
    count: readLastLine,
  },
  {
    name: 'quality floors',
    command: 'node',
    // The corpus of real pages lies beside the project where there is one; it is not ours to ship.
    args: ['evals/run.ts', '--sample', ...(existsSync(join(CORPUS, 'score.mjs')) ? ['--corpus', CORPUS] : [])],
    isBeside: true,
    listFailed: output => output.match(/^.*(?:BELOW FLOOR|ABOVE CEILING).*$/gm) ?? [],
    count: readLastLine,
  },
  {
    name: 'unit and HTTP tests',
    command: 'vitest',
    args: [
      'run',
      '--project=node',
      '--project=dom',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    count: () => countVitest('unit.json'),
    listFailed: () => listFailedInVitest('unit.json'),
  },
  {
    name: 'fast tests',
    command: 'vitest',
    args: [
      'run',
      '--project=fast',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'fast.json')}`,
    ],
    isApart: true,
    count: () => countVitest('fast.json'),
    listFailed: () => listFailedInVitest('fast.json'),
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--config=e2e/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json') },
    count: () => {
      const { expected, unexpected, flaky } = readReport('browser.json').stats
      // A test that failed once for no reason is a bug to fix, not a pass.
      return { passed: expected, failed: unexpected + flaky }
    },
    listFailed: output => output.match(/^ {4}e2e\/\S+ › .*$/gm) ?? [],
  },
]

/** Runs one suite, with its output shown as it comes unless it runs beside others. */
function run({ command, args, env, isBeside }: Suite): Promise<Ended> {
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, [...args, ...ownArgs], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (isBeside && chosen.length > 1 && child.pid) lowerPriority(child.pid)
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (!isBeside || chosen.length === 1) process.stdout.write(chunk)
    })
    child.on('error', error => {
      console.error(error.message)
      resolve({ exitCode: 1, output })
    })
    child.on('close', code => resolve({ exitCode: code ?? 1, output }))
  })
}

function lowerPriority(processId: number): void {
  try {
    setPriority(processId, NICE_BESIDE)
  } catch {
    // Not everywhere allowed; and it may have ended already.
  }
}

function countOf(suite: Suite, { exitCode, output }: Ended): Counts {
  try {
    const counts = suite.count(output)
    const isSilentFailure = exitCode !== 0 && !(counts.failed > 0)
    return { passed: counts.passed || 0, failed: (counts.failed || 0) + (isSilentFailure ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function listFailed(suite: Suite, { output }: Ended): string[] {
  try {
    return suite.listFailed?.(output) ?? []
  } catch {
    return [] // A suite that broke before its report has said why above.
  }
}

const rows: string[] = []
const failures: string[] = []
const total: Counts = { passed: 0, failed: 0 }

async function runAndCount(suite: Suite): Promise<void> {
  if (!suite.isBeside || chosen.length === 1) console.log(`\n— ${suite.name}`)
  const started = performance.now()
  const ended = await run(suite)
  if (suite.isBeside && chosen.length > 1) console.log(`\n— ${suite.name}\n${ended.output.trimEnd()}`)
  const { passed, failed } = countOf(suite, ended)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`${suite.name}:`, ...listFailed(suite, ended).map(text => `  ${text}`))
  const seconds = Math.round((performance.now() - started) / 1000)
  rows.push(`${suite.name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}

const given = process.argv.slice(2)
const dashes = given.indexOf('--')
const wanted = dashes < 0 ? given : given.slice(0, dashes)
const ownArgs = dashes < 0 ? [] : given.slice(dashes + 1)
const chosen = suites.filter(({ name, isApart }) =>
  wanted.length === 0 ? !isApart : wanted.some(word => name.includes(word)),
)

async function runInTurn(suites: Suite[]): Promise<void> {
  for (const suite of suites) await runAndCount(suite)
}
await Promise.all([
  runInTurn(chosen.filter(({ isBeside }) => !isBeside)),
  runInTurn(chosen.filter(({ isBeside }) => isBeside)),
])
rmSync(reports, { recursive: true, force: true })

if (failures.length > 0) console.log(`\nWhat failed\n${failures.join('\n')}`)
console.log(`\n${rows.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
