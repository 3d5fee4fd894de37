import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { isErrorCode } from '@sondeo/contract/errors'
import { makePassword } from '../features/accounts/make-password.ts'
import { AdminRequest } from './admin-request.ts'
import { type CommandLine, UsageMistake } from './parse-command-line.ts'

type Built = { request: AdminRequest /** To be shown once it is set. */; madePassword?: string }

/** From the words of the command line, and what has to be asked for, to a checked request. */
export async function buildAdminRequest({ command, emails, options }: CommandLine): Promise<Built> {
  const { 'password-stdin': fromStdin, yes, ...fields } = options
  const takesMany = command === 'authorize' || command === 'revoke'
  const named = takesMany ? { patterns: emails } : command === 'usage' ? { emails } : { email: emails[0] }
  const request = { command, ...fields, ...named }
  if (command === 'delete-user' && !yes) await confirmDeletion(emails[0] ?? '')
  if (command !== 'create-user' && command !== 'set-password') return { request: check(request) }
  // Everything else is checked before anybody is asked for a password.
  check({ ...request, password: 'a password for now' })
  if (fromStdin) return { request: check({ ...request, password: await readStandardInput() }) }
  const typed = await askForPassword()
  if (typed) return { request: check({ ...request, password: typed }) }
  const madePassword = makePassword()
  return { request: check({ ...request, password: madePassword }), madePassword }
}

async function askForPassword(): Promise<string> {
  const typed = (await askSecret('New password (empty: one is made): ')) ?? ''
  if (typed && (await askSecret('The same again: ')) !== typed) throw new UsageMistake('The two passwords differ.')
  return typed
}

async function confirmDeletion(email: string) {
  const typed = await askText(`Type ${email} to delete that account and everything in it: `)
  if (typed === undefined) throw new UsageMistake('delete-user needs --yes where nobody can be asked.')
  if (typed.trim().toLowerCase() !== email.trim().toLowerCase()) throw new UsageMistake('Nothing was deleted.')
}

function check(request: object): AdminRequest {
  const { data, error } = AdminRequest.safeParse(request)
  if (data) return data
  const mistakes = error.issues.map(({ path, message }) => {
    const field = path.filter(part => typeof part === 'string').join('.')
    return `${field}: ${isErrorCode(message) ? errorTextsEn[message] : message}`
  })
  throw new UsageMistake(mistakes.join('\n'))
}

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
async function askSecret(question: string): Promise<string | undefined> {
  if (!isTerminal()) return undefined
  return ask(question, new Writable({ write: (_chunk, _encoding, taken) => taken() }))
}

async function askText(question: string): Promise<string | undefined> {
  return isTerminal() ? ask(question, process.stderr) : undefined
}

/** All of standard input, without the line end that a pipe puts after it. */
const readStandardInput = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '')
