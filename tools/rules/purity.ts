import { isTest, type Rule, withoutComments } from './source-files.ts'

const pure = /^packages\/(table|values|extraction|analyst)\/src\//
const impure: [pattern: RegExp, what: string][] = [
  [/\bfrom\s*['"]node:(?!util['"]|crypto['"])/, 'a module of the machine (node:…)'],
  [/\bfetch\s*\(/, 'the network (fetch)'],
  [/\bprocess\./, 'the process'],
  [/\bDate\.now\s*\(|\bnew Date\s*\(\s*\)|\bperformance\.now\s*\(/, 'the clock'],
  [/\bMath\.random\s*\(/, 'chance'],
  [/\bconsole\./, 'the console'],
]

export const purity: Rule = {
  name: 'purity',
  why: 'The engine does no I/O and reads no clock: the same page and question give the same table, everywhere.',
  check: files =>
    files
      .filter(({ path }) => pure.test(path) && !isTest(path))
      .flatMap(({ path, text }) => {
        const code = withoutComments(text)
        return impure.flatMap(([pattern, what]) => (pattern.test(code) ? [{ path, problem: `uses ${what}` }] : []))
      }),
}
