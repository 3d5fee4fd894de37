// Drizzle as CommonJS. Its package.json has 180 KB, and Node reads it anew for each of its ES modules: 0.7 s of every start.
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
const orm: typeof import('drizzle-orm') = load('drizzle-orm')
const core: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core')
const embedded: typeof import('drizzle-orm/pglite') = load('drizzle-orm/pglite')
const embeddedMigrator: typeof import('drizzle-orm/pglite/migrator') = load('drizzle-orm/pglite/migrator')
const server: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres')
const serverMigrator: typeof import('drizzle-orm/node-postgres/migrator') = load('drizzle-orm/node-postgres/migrator')

export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  sum,
} = orm
export const { boolean, check, customType, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } = core
export const { unionAll, unique, uniqueIndex } = core
export const { drizzle: drizzleEmbedded } = embedded
export const { migrate: migrateEmbedded } = embeddedMigrator
export const { drizzle: drizzleServer } = server
export const { migrate: migrateServer } = serverMigrator
