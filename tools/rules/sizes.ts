import { dirname } from 'node:path'
import type { Rule } from './source-files.ts'

const MAX_LINES = 300
const MAX_FILES = 30
/** The analyst's folders tell how a question is answered: they stay smaller. */
const MAX_ANALYST_FILES = 25
const maxFilesOf = (folder: string) => (folder.startsWith('packages/analyst/src') ? MAX_ANALYST_FILES : MAX_FILES)

const isCode = (path: string) => /^(apps|packages|tools|evals|bench|e2e)\/.*\.(ts|tsx|mjs)$/.test(path)
const isData = (path: string) => path.endsWith('.data.ts')

export const sizes: Rule = {
  name: 'sizes',
  why: 'A file that holds one idea is read in one go, and in a folder of thirty files everybody finds the one they need.',
  check: files => {
    const code = files.filter(({ path }) => isCode(path))
    const folders = Map.groupBy(code, ({ path }) => dirname(path))
    return [
      ...code
        .filter(({ path, text }) => !isData(path) && text.split('\n').length - 1 > MAX_LINES)
        .map(({ path }) => ({ path, problem: `is longer than ${MAX_LINES} lines` })),
      ...[...folders]
        .filter(([path, inside]) => inside.length > maxFilesOf(path))
        .map(([path, inside]) => ({
          path,
          problem: `holds ${inside.length} files; more than ${maxFilesOf(path)} get folders`,
        })),
    ]
  },
}
