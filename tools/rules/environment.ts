import { isTest, type Rule, withoutComments } from './source-files.ts'

const readers = ['apps/server/src/server-env.ts', 'apps/web/vite.config.ts']

export const environment: Rule = {
  name: 'environment',
  why: 'The environment is read once, at the edge, so that every mistake is named at the start.',
  check: files =>
    files
      .filter(({ path }) => /^(apps|packages)\//.test(path) && !readers.includes(path) && !isTest(path))
      .filter(({ path }) => !path.startsWith('packages/test-kit/'))
      .filter(({ text }) => /\bprocess\.env\b|\bimport\.meta\.env\.(?!SSR|DEV|PROD)/.test(withoutComments(text)))
      .map(({ path }) => ({ path, problem: `reads the environment; only ${readers.join(' and ')} may` })),
}
