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

/** The PostgreSQL server cannot be reached, refuses us, or is too old. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}
