import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A house with one wrong file, under our own settings. */
function plant(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const settings of ['biome.json', '.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json', 'package.json'])
    cpSync(settings, join(folder, settings))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

function run(command: string, args: string[]) {
  const result = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return `${result.stdout}${result.stderr}`
}

const biome = (files: Record<string, string>) => {
  plant(files)
  return run('biome', ['lint', '--vcs-enabled=false', '--max-diagnostics=200', '.'])
}

test('the linter catches any, default exports, barrels, odd file names and literal text', () => {
  const report = biome({
    'packages/a/src/any.ts': 'export const x: any = 1\n',
    'packages/a/src/default.ts': 'export default 1\n',
    'packages/a/src/all.ts': "export * from './any.ts'\n",
    'packages/a/src/CamelCase.ts': 'export const y = 1\n',
    'apps/web/src/ui/text.tsx': 'export const T = () => <p>Hola</p>\n',
  })
  for (const rule of ['noExplicitAny', 'noDefaultExport', 'noReExportAll', 'useFilenamingConvention', 'noJsxLiterals'])
    expect(report).toContain(rule)
})

test.each([
  ['values', "import { two } from './two.ts'\nexport const one = () => two\n"],
  ['types', "import type { Two } from './two.ts'\nexport const one = (two: Two) => two\n"],
])('the linter catches an import cycle of %s', (_, text) => {
  const report = biome({
    'packages/a/src/one.ts': text,
    'packages/a/src/two.ts': "import { one } from './one.ts'\nexport type Two = number\nexport const two = () => one\n",
  })
  expect(report).toContain('noImportCycles')
})

test('the linter catches a promise that nobody waits for', () => {
  plant({ 'packages/a/src/lost.ts': 'const work = async () => 1\nexport function go() {\n  work()\n}\n' })
  expect(run('oxlint', ['--type-aware', 'packages'])).toContain('no-floating-promises')
})

test('the linter catches a function of the analyst with too many ways through', () => {
  const many = Array.from({ length: 16 }, (_, at) => `  if (n === ${at}) return ${at}`).join('\n')
  plant({ 'packages/analyst/src/many.ts': `export function many(n: number) {\n${many}\n  return -1\n}\n` })
  expect(run('oxlint', ['packages'])).toContain('complexity')
})
