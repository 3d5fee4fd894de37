import { dirname } from 'node:path'
import type { Rule } from './source-files.ts'

const MAX_LINES = 300
const MAX_FILES = 30

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
        .filter(([, inside]) => inside.length > MAX_FILES)
        .map(([path, inside]) => ({
          path,
          problem: `holds ${inside.length} files; more than ${MAX_FILES} get folders`,
        })),
    ]
  },
}
