import { defineConfig } from 'vitest/config'

// Unit tests stand beside the code they test. HTTP tests are unit tests of apps/server that speak to the real server.
export default defineConfig({
  test: {
    include: ['{packages,apps,tools,evals}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    isolate: false,
    // Vitest leaves a core free, which of two is half; and many tests wait for processes of their own.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['packages/test-kit/src/postgres-for-tests.ts'],
  },
})
