import { isTest, type Rule, withoutComments } from './source-files.ts'

// A reader has a pipe to the server that started it, and leave for nothing else.
/** Addresses written by users leave through scraping's guard; operators' own services through outside/. */
const mayConnect =
  /^(packages\/(scraping|test-kit)\/|apps\/server\/src\/(outside\/|admin\/|sample-site\/|readers\/reader-process)|apps\/web\/src\/browser\/|evals\/|bench\/|e2e\/|tools\/)/
const connects =
  /(?<![.\w])fetch\s*\(|\bfrom\s*['"](undici|node:https?|node:net|node:tls|node:http2|playwright-core|proxy-chain)['"]/

/** These look at addresses and reach nobody. */
const onlyLooks = /\bimport\s*\{(?:\s*(?:BlockList|isIP|isIPv4|isIPv6)\s*,?)+\}\s*from\s*['"]node:net['"]/g

export const wayOut: Rule = {
  name: 'way-out',
  why: 'Only one guard opens addresses given by users; a second way out would be a hole in it.',
  check: files =>
    files
      .filter(
        ({ path, text }) =>
          !mayConnect.test(path) && !isTest(path) && connects.test(withoutComments(text).replaceAll(onlyLooks, '')),
      )
      .map(({ path }) => ({
        path,
        problem: 'opens connections; go through packages/scraping or apps/server/src/outside',
      })),
}
