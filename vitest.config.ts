import { defineConfig } from 'vitest/config'
import { readShippedTrade } from './apps/web/read-shipped-trade.ts'

const nothingOfOthers = ['**/node_modules/**', '**/dist/**']
// What needs no server, database, browser or process of its own: `npm test -- fast`. They are part of the whole too.
const pure = '{analyst,contract,extraction,table,trade,values}'
// Tests of many drawn values, of pages and files as large or as hostile as they may be, and those that start a server.
const slow = '**/*.{property,limits,http}.test.ts'
const inDom = 'apps/web/**/*.dom.test.tsx'

// Unit tests stand beside the code they test. HTTP tests are unit tests of apps/server that speak to the real server.
// What needs a page but no browser is shown in a DOM (*.dom.test.tsx), each file on a page of its own.
export default defineConfig({
  define: { __SHIPPED_TRADE__: JSON.stringify(readShippedTrade()) },
  test: {
    // Vitest leaves a core free, which of two is half; and many tests wait for processes of their own.
    maxWorkers: 3,
    // A net for what hangs, not a measure: many tests start programs, and a busy machine takes its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{packages,apps,tools,evals}/**/*.test.{ts,tsx}'],
          exclude: [...nothingOfOthers, inDom],
          isolate: false,
          globalSetup: ['packages/test-kit/src/postgres-for-tests.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'fast',
          include: [`packages/${pure}/**/*.test.ts`],
          exclude: [...nothingOfOthers, slow],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [inDom],
          exclude: nothingOfOthers,
          environment: 'happy-dom',
          // A context of its own for each file costs a quarter less than a process of its own.
          pool: 'vmThreads',
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          setupFiles: ['apps/web/test/setup-dom.ts'],
        },
      },
    ],
  },
})
