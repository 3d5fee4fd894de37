import type { Rule } from './source-files.ts'

const empty = /^(utils?|helpers?|common|misc|types|constants|index|shared|lib)(\.|$)/

export const names: Rule = {
  name: 'names',
  why: 'A file named for what it is not becomes the drawer where everything ends up.',
  check: files =>
    files
      .filter(({ path }) => /^(apps|packages|tools|evals|bench|e2e)\//.test(path) && /\.(ts|tsx|mjs)$/.test(path))
      .filter(({ path }) => path.split('/').some(part => empty.test(part)))
      .map(({ path }) => ({ path, problem: 'is named for nothing in particular' })),
}
