import type { Results, RowMode } from '@electric-sql/pglite'

/** What the thread of the embedded database is started with. */
export type ThreadStart = { folder: string; templateDir: string | undefined; pgliteWasmModule: WebAssembly.Module }

/** What it is asked for. `transaction` and `listener` are names that the asker chose. */
export type Request =
  | { kind: 'query'; transaction?: number; text: string; params?: unknown[]; rowMode?: RowMode; textTypes: string[] }
  | { kind: 'exec'; transaction?: number; text: string }
  | { kind: 'begin' | 'commit' | 'rollback'; transaction: number }
  | { kind: 'listen'; listener: number; channel: string }
  | { kind: 'unlisten'; listener: number }
  | { kind: 'copy'; to: string }
  | { kind: 'close' }

export type ToThread = Request & { number: number }

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'done'; number: number; value: Results | Results[] | undefined }
  /** An error does not keep its own fields on its way between threads. */
  | { kind: 'failed'; number: number; message: string; fields: Record<string, string> }
  | { kind: 'notified'; listener: number; payload: string }
