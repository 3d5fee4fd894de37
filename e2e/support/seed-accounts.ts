import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../../apps/server/src/features/accounts/password-hash.ts'
import { readOrMakeSecret } from '../../apps/server/src/read-secret.ts'
import { openDatabase } from '../../packages/database/src/open-database.ts'
import type { Stores } from '../../packages/database/src/stores.ts'
import { type SeededSearch, searchesOf } from './seed-searches.data.ts'

export const seededPassword = 'correcta-12345'
export type SeededAccount = { email: string; token: string; searchIds: Record<string, string> }

/** One account per way of using it, so that tests that change something do not meet. */
export const seededNames = [
  'reader',
  'pinner',
  'deleter',
  'opener',
  'editor',
  'renamer',
  'leaver',
  'loser',
  'newcomer',
  'scanner',
  'asker',
  'tracer',
  'researcher',
  'doubter',
  'charter',
  'trader',
  'planner',
  'counter',
  'historian',
  'placer',
  'waller',
  'pointer',
  'ruler',
  'walker',
  'binner',
  'specified',
] as const
export type SeededName = (typeof seededNames)[number]

type Seed = { name: SeededName; passwordHash: string }

async function seedAccount(stores: Stores, { name, passwordHash }: Seed): Promise<SeededAccount> {
  const now = new Date()
  const email = `${name}@example.com`
  const made = await stores.users.create({ email, username: name, name: 'Ana María', passwordHash, plan: 'pro', now })
  if (made.result !== 'created') throw new Error(`${email} could not be made: ${made.result}`)
  const ownerId = made.user.id
  const token = await stores.sessions.start({ ownerId, passwordHash, now })
  if (!token) throw new Error(`${email} got no session`)
  const searchIds: Record<string, string> = {}
  for (const search of searchesOf(name)) searchIds[search.name] = await seedSearch(stores, ownerId, search)
  return { email, token, searchIds }
}

async function seedSearch(stores: Stores, ownerId: string, search: SeededSearch): Promise<string> {
  const { name, tool, createdAt, ...document } = search
  const made = await stores.searches.create({
    ownerId,
    tool,
    name,
    documentVersion: 1,
    document: { ...document, details: {} },
    now: createdAt,
  })
  if (made.result !== 'created') throw new Error(`${name} could not be saved`)
  return made.id
}

/** Fills a new data folder before the server opens it; the tests read who is there from seed.json. */
export async function seedAccounts(dataDir: string) {
  const database = await openDatabase({ dataDir, encryptionKey: readOrMakeSecret(dataDir) })
  const accounts: Partial<Record<SeededName, SeededAccount>> = {}
  const passwordHash = await hashPassword(seededPassword)
  for (const name of seededNames) accounts[name] = await seedAccount(database.stores, { name, passwordHash })
  await database.close()
  writeFileSync(join(dataDir, 'seed.json'), JSON.stringify(accounts))
}
