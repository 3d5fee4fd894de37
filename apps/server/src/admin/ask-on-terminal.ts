import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

const isTerminal = () => process.stdin.isTTY === true

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  process.stderr.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/** Typed without being shown; undefined where there is nobody to ask. */
export async function askSecret(question: string): Promise<string | undefined> {
  if (!isTerminal()) return undefined
  return ask(question, new Writable({ write: (_chunk, _encoding, taken) => taken() }))
}

export async function askText(question: string): Promise<string | undefined> {
  return isTerminal() ? ask(question, process.stderr) : undefined
}

/** All of standard input, without the line end that a pipe puts after it. */
export const readStandardInput = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '')
