import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const isSource = (path: string) =>
  /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !/\.data\.ts$|\/messages\//.test(path)
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The value that so many of a hundred do not exceed. */
function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0
}

function largestFolder(paths: string[]): string {
  const counts = Map.groupBy(paths, dirname)
  const [folder = '', inside = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  return `${inside.length} (${folder})`
}

function testRatio(paths: string[], workspace: string): string {
  const own = paths.filter(path => path.startsWith(`${workspace}/`))
  const tests = own.filter(isTest)
  const isHelp = (path: string) => path.startsWith(`${workspace}/test/`) && /\.tsx?$/.test(path) && !isTest(path)
  const tested = [...tests, ...own.filter(isHelp)]
  return (sum(tested.map(linesOf)) / sum(own.filter(isSource).map(linesOf))).toFixed(2)
}

/** How the code is cut: the numbers that say whether its files and folders can be taken in at a glance. */
export async function run(): Promise<void> {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trimEnd().split('\n')
  const source = paths.filter(isSource)
  const lines = source.map(linesOf)
  const workspaces = [...new Set(source.map(path => path.split('/').slice(0, 2).join('/')))]
  console.log(`source files (no tests, data or messages): ${source.length}, ${sum(lines)} lines`)
  console.log(`lines of a file: median ${percentile(lines, 50)}, 95 of 100 at most ${percentile(lines, 95)}`)
  console.log(`largest file: ${Math.max(...lines)} lines`)
  console.log(`largest folder of source files: ${largestFolder(source)}`)
  for (const workspace of workspaces)
    console.log(`lines of test per line, ${workspace}: ${testRatio(paths, workspace)}`)
}
