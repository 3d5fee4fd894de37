import type { QueryOptions, Results } from '@electric-sql/pglite'

/** What takes statements: the embedded database, or a transaction in it. */
export type Statements = {
  /** Of the types that `parsers` names the text is passed on; Drizzle parses those itself. */
  query: <Row>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<Row>>
  /** Any number of statements, without values. */
  exec: (text: string) => Promise<Results[]>
}

/** PGlite, wherever it runs. */
export type EmbeddedDatabase = Statements & {
  transaction: <Value>(work: (statements: Statements) => Promise<Value>) => Promise<Value>
  listen: (channel: string, onNotification: (payload: string) => void) => Promise<() => Promise<void>>
  /** Copies the files of the database to a folder that does not exist yet, between two statements. */
  copyTo: (folder: string) => Promise<void>
  close: () => Promise<void>
}
