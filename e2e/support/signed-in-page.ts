import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { SeededAccount, SeededName } from './seed-accounts.ts'

function readSeed(): Record<SeededName, SeededAccount> {
  return JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'seed.json'), 'utf8'))
}

export const seeded = (name: SeededName): SeededAccount => readSeed()[name]

/** The browser holds a session of a seeded account: signing in by hand has tests of its own, and a limit. */
export async function enterAs(context: BrowserContext, name: SeededName): Promise<SeededAccount> {
  const account = seeded(name)
  await context.addCookies([{ name: 'sondeo', value: account.token, url: process.env.E2E_URL ?? '', httpOnly: true }])
  // A sandboxed frame has no storage.
  await context.addInitScript("if (self.origin !== 'null') localStorage.setItem('has-signed-in', '1')")
  return account
}

/** The address of a saved search by its name. */
export const savedResults = (account: SeededAccount, name: string) =>
  `/product-research/results/${account.searchIds[name]}`
