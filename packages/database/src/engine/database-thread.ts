// A thread in which PGlite works: what it computes, and the disk it waits for, keep nobody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import { copyWhole } from '../backup/copy-folder.ts'
import { asKnownError } from '../storage-faults.ts'
import { makeClusterOnce } from './make-cluster.ts'
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts'

type OpenTransaction = { statements: Transaction; end: (isGood: boolean) => void; over: Promise<void> }

const asker = parentPort
if (!asker) throw new Error('this file is for a thread')
const { folder, templateDir, pgliteWasmModule } = workerData as ThreadStart
const pglite = await open().catch(thrown => {
  throw asKnownError(thrown)
})
const transactions = new Map<number, OpenTransaction>()
const listeners = new Map<number, () => Promise<void>>()
const rolledBack = new Error('rolled back')

/**
 * The queue sends whole transactions as one text. Should one fail, it must be over before the next statement of anybody:
 * within another transaction its begin says nothing, and its end is taken back with that one.
 */
const OWN_TRANSACTION = /^\s*begin\b/i

const tell = (message: FromThread) => asker.postMessage(message)

async function open(): Promise<PGlite> {
  await makeClusterOnce(folder, templateDir)
  return PGlite.create({ dataDir: folder, pgliteWasmModule })
}

function statementsOf(transaction: number | undefined): Pick<PGlite, 'query' | 'exec'> {
  if (transaction === undefined) return pglite
  const open = transactions.get(transaction)
  if (!open) throw new Error('this transaction is over')
  return open.statements
}

function begin(name: number): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<boolean>()
  const over = pglite.transaction(async statements => {
    transactions.set(name, { statements, end: ending.resolve, over })
    begun.resolve()
    if (!(await ending.promise)) throw rolledBack
  })
  over.catch(begun.reject)
  return begun.promise
}

async function end(name: number, isGood: boolean): Promise<void> {
  const open = transactions.get(name)
  if (!open) throw new Error('this transaction is over')
  transactions.delete(name)
  open.end(isGood)
  await open.over.catch(error => {
    if (error !== rolledBack) throw error
  })
}

const asText = (types: string[]): NonNullable<QueryOptions['parsers']> =>
  Object.fromEntries(types.map(type => [type, (text: string) => text]))

async function answer(asked: ToThread): Promise<Extract<FromThread, { kind: 'done' }>['value']> {
  switch (asked.kind) {
    case 'query': {
      const { transaction, text, params, rowMode, textTypes } = asked
      const options = { parsers: asText(textTypes), ...(rowMode && { rowMode }) }
      return statementsOf(transaction).query(text, params, options)
    }
    case 'exec':
      return asked.transaction === undefined && OWN_TRANSACTION.test(asked.text)
        ? pglite.transaction(statements => statements.exec(asked.text))
        : statementsOf(asked.transaction).exec(asked.text)
    case 'begin':
      return begin(asked.transaction) as Promise<undefined>
    case 'commit':
    case 'rollback':
      return end(asked.transaction, asked.kind === 'commit') as Promise<undefined>
    case 'listen': {
      const { listener, channel } = asked
      listeners.set(listener, await pglite.listen(channel, payload => tell({ kind: 'notified', listener, payload })))
      return undefined
    }
    case 'unlisten':
      await listeners.get(asked.listener)?.()
      listeners.delete(asked.listener)
      return undefined
    case 'copy':
      // What is not in its files by then is in its log, from which a copy mends itself as after a crash.
      await pglite.exec('checkpoint')
      return pglite.runExclusive(() => copyWhole(folder, asked.to)) as Promise<undefined>
    case 'close':
      return pglite.close() as Promise<undefined>
  }
}

function describe(error: unknown): Pick<Extract<FromThread, { kind: 'failed' }>, 'message' | 'fields'> {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  // Code, severity, constraint and the like; never the values that were sent along.
  const fields = Object.entries(error).filter((field): field is [string, string] => typeof field[1] === 'string')
  return { message: error.message, fields: Object.fromEntries(fields) }
}

asker.on('message', async (asked: ToThread) => {
  try {
    tell({ kind: 'done', number: asked.number, value: await answer(asked) })
  } catch (error) {
    tell({ kind: 'failed', number: asked.number, ...describe(asKnownError(error)) })
    // A program that broke off inside is of no further use; the next question finds a new one.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1)
  }
})
tell({ kind: 'ready' })
