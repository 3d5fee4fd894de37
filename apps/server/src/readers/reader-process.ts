// A process that works on what strangers wrote, one piece at a time. It has no secret, no database and no way out; the
// server ends it when a piece takes too long or too much.
import { Socket } from 'node:net'
import { Unreadable } from '@sondeo/scraping/why-unreadable'
import type { AskServer } from './ask-server.ts'
import { readFrames, writeFrame } from './frames.ts'
import type { FromReader, ToReader } from './reader-messages.ts'
import { type ReaderTask, readerTasks } from './reader-tasks.ts'

const MB = 1024 * 1024

const server = new Socket({ fd: 3, readable: true, writable: true })
const asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
let questions = 0

const tell = (message: FromReader) => writeFrame(server, message)

const ask: AskServer = (name, input) => {
  const question = questions++
  const answer = Promise.withResolvers<unknown>()
  asked.set(question, answer)
  tell({ kind: 'ask', question, name, input })
  return answer.promise
}

async function work(name: string, input: unknown): Promise<void> {
  try {
    const task = readerTasks[name as keyof typeof readerTasks] as ReaderTask<unknown, unknown>
    const value = await task(input, ask)
    tell({ kind: 'done', value, memoryMb: measureMemory() })
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const why = error instanceof Unreadable && { why: error.why }
    tell({ kind: 'failed', message, ...why, memoryMb: measureMemory() })
  }
}

/** Before what the piece leaves behind is swept up: it tells how large the next piece would find the process. */
const measureMemory = () => process.memoryUsage.rss() / MB

readFrames(server, value => {
  const message = value as ToReader
  if (message.kind === 'task') {
    void work(message.name, message.input)
    return
  }
  const waiting = asked.get(message.question)
  asked.delete(message.question)
  if (message.failed === undefined) waiting?.resolve(message.value)
  else waiting?.reject(new Error(message.failed))
})
// The server is gone: nobody waits for what is being read.
server.on('close', () => process.exit(0))
server.on('error', () => process.exit(0))
tell({ kind: 'ready' })
