import { and, count, desc, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { LAST_USE_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'
import { users } from '../schema/accounts.ts'
import { apiKeys } from '../schema/api-keys.ts'
import { hashToken, newToken } from './secret-token.ts'
import { type User, userColumns } from './user-row.ts'

export type ApiKeyRow = {
  id: string
  name: string
  scope: 'read' | 'run'
  ending: string
  createdAt: Date
  lastUsedAt: Date | null
}

type NewKey = { ownerId: string; name: string; scope: ApiKeyRow['scope']; prefix: string; max: number; now: Date }

/** Credentials of other programs. The token is given once; only its hash is kept. */
export type ApiKeysStore = {
  create: (key: NewKey) => Promise<{ result: 'created'; key: ApiKeyRow; token: string } | { result: 'too-many' }>
  /** Whose key this is, or `null`. Moves its last use now and then. */
  find: (key: { token: string; now: Date }) => Promise<{ user: User; key: ApiKeyRow } | null>
  list: (who: { ownerId: string }) => Promise<ApiKeyRow[]>
  revoke: (one: { ownerId: string; keyId: string }) => Promise<boolean>
}

const ENDING_LENGTH = 4

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  scope: apiKeys.scope,
  ending: apiKeys.ending,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
}

export function createApiKeysStore({ db }: StoreParts): ApiKeysStore {
  return {
    create({ ownerId, name, scope, prefix, max, now }) {
      const token = prefix + newToken()
      const key = { id: newId(), name, scope, ending: token.slice(-ENDING_LENGTH), createdAt: now, lastUsedAt: null }
      return db.transaction(async tx => {
        // The lock makes two that are made at once take turns, so that they count each other.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
        const [owned] = await tx.select({ number: count() }).from(apiKeys).where(eq(apiKeys.ownerId, ownerId))
        if ((owned?.number ?? 0) >= max) return { result: 'too-many' }
        await tx.insert(apiKeys).values({ ...key, ownerId, tokenHash: hashToken(token) })
        return { result: 'created', key, token }
      })
    },

    async find({ token, now }) {
      const [row] = await db
        .select({ user: userColumns, key: columns })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.ownerId))
        .where(eq(apiKeys.tokenHash, hashToken(token)))
      if (!row) return null
      const { lastUsedAt } = row.key
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= LAST_USE_MS)
        await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, row.key.id))
      return row
    },

    list: ({ ownerId }) =>
      db
        .select(columns)
        .from(apiKeys)
        .where(eq(apiKeys.ownerId, ownerId))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),

    async revoke({ ownerId, keyId }) {
      const gone = await db
        .delete(apiKeys)
        .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, keyId)))
        .returning({ id: apiKeys.id })
      return gone.length > 0
    },
  }
}
