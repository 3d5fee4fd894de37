import { defineConfig } from '@playwright/test'
import { browserOptions } from './support/find-browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More than the smallest machine has cores: a browser waits as much as it works, and unit tests run beside.
  workers: 3,
  retries: 0,
  // Nets for what hangs, not measures: a busy machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 240_000 },
  use: {
    // Set by global-setup.ts before the workers start.
    baseURL: process.env.E2E_URL ?? '',
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    // Tracing makes each test a third longer: ask for it with --trace=retain-on-failure.
    trace: 'off',
  },
})
