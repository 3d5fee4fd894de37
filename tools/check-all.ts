// House rules, types and lint: everything that needs no running program. `npm run check`, and the first part of npm test.
import { spawnSync } from 'node:child_process'
import { allRules } from './rules/all-rules.ts'
import { readSourceFiles } from './rules/source-files.ts'

/** Each checker of types works out anew what the others know: four of them take twice the processor time of one. */
const ONE_CHECKER = ['--checkers', '1']

const commands: [name: string, command: string, args: string[]][] = [
  ['types of packages and server', 'tsc', ['-p', '.', ...ONE_CHECKER]],
  ['types of the web', 'tsc', ['-p', 'apps/web', ...ONE_CHECKER]],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']],
  ['promises', 'oxlint', ['--type-aware', 'packages', 'apps', 'evals', 'bench', 'tools']],
]

let passed = 0
let failed = 0
const report = (name: string, isFine: boolean) => {
  if (isFine) passed += 1
  else failed += 1
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}`)
}

for (const [name, command, args] of commands) {
  const result = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  report(name, result.status === 0)
  if (result.status !== 0) console.log(`${result.stdout}${result.stderr}${result.error ?? ''}`)
}

const files = readSourceFiles(/\.(ts|tsx|mjs|md|sql)$/)
for (const rule of allRules) {
  const violations = rule.check(files)
  report(`house rule: ${rule.name}`, violations.length === 0)
  for (const { path, problem } of violations) console.log(`     ${path} ${problem}`)
  if (violations.length > 0) console.log(`     Why: ${rule.why}`)
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
