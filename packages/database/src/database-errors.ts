/** Another living process holds the embedded database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
  readonly pid: number | null
  constructor(folder: string, pid: number | null) {
    super(`The database in ${folder} is in use by ${pid === null ? 'another process' : `process ${pid}`}.`)
    this.pid = pid
  }
}

/** The database was sealed with a different ENCRYPTION_KEY. */
export class WrongEncryptionKey extends Error {
  override readonly name = 'WrongEncryptionKey'
  constructor() {
    super('The encryption key is not the one this database was sealed with.')
  }
}

/** A sealed value was altered, moved to another row, or sealed with another key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'
  constructor(place: string, options?: ErrorOptions) {
    super(`The sealed value of ${place} cannot be opened.`, options)
  }
}

/** SQLSTATE classes and codes: connection lost, shutting down, starting, no connection or memory left. */
const AWAY_STATES = /^(08...|57P0[1-5]|53300|53200)$/
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
])
// The driver has no codes for these.
const AWAY_WORDS =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether something failed because what is stored could not be reached, and not because of what was asked. */
export function isStorageAway(error: unknown): boolean {
  if (error instanceof DatabaseUnreachable || error instanceof PageStoreAway) return true
  // Only what came out of a query: a site that refuses a connection fails with the same codes.
  return error instanceof Error && 'query' in error && hasLostConnection(error.cause)
}

function hasLostConnection(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.some(hasLostConnection)
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return (
    AWAY_STATES.test(code) || AWAY_CODES.has(code) || AWAY_WORDS.test(cause.message) || hasLostConnection(cause.cause)
  )
}

/** The PostgreSQL server cannot be reached, refuses us, or is too old. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** The bucket of stored pages cannot be reached, refuses us, or is needed and not configured. */
export class PageStoreAway extends Error {
  override readonly name = 'PageStoreAway'
}

const BACKUP_FAULTS = {
  'not-ours': 'This file is not a backup of Sondeo, or it is damaged.',
  newer: 'This backup was made by a newer version of Sondeo. Update this one first.',
  'is-embedded': 'This backup is of an embedded database: restore it without DATABASE_URL.',
  'is-postgres': 'This backup is of a PostgreSQL database: restore it with DATABASE_URL.',
  'needs-key': 'This backup holds no encryption key. Set ENCRYPTION_KEY to the one that its database was sealed with.',
  'not-written': 'The backup could not be written whole. Is there room on the disk?',
  'no-tar': 'The program tar was not found. Backups are packed with it.',
  'has-data': 'There is data already. Add --replace to put the backup in its place; what is there now is kept aside.',
  'in-use': 'The database is in use. Stop every server and worker first.',
  'may-not-create': 'This PostgreSQL user may not create databases. A restore needs that: alter role … createdb.',
} as const

/** A backup that cannot be restored here, or not yet. Nothing was changed. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup'
  readonly fault: keyof typeof BACKUP_FAULTS
  constructor(fault: keyof typeof BACKUP_FAULTS, options?: ErrorOptions) {
    super(BACKUP_FAULTS[fault], options)
    this.fault = fault
  }
}
