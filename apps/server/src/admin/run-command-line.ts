import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { isErrorCode } from '@sondeo/contract/errors'
import { DatabaseInUse } from '@sondeo/database/database-errors'
import { type OpenDatabase, openDatabase } from '@sondeo/database/open-database'
import { makePassword } from '../features/accounts/make-password.ts'
import { buildBilling } from '../outside/build-billing.ts'
import { readOrMakeSecret } from '../read-secret.ts'
import { explainExpected } from '../run-until-stopped.ts'
import { readBucket, readServerEnv, type ServerEnv } from '../server-env.ts'
import { AdminAnswer, AdminRequest } from './admin-request.ts'
import { readAdminAddress } from './admin-socket.ts'
import { backUp, restore } from './back-up.ts'
import { type CommandLine, UsageMistake } from './parse-command-line.ts'
import { runAdminRequest } from './run-admin-request.ts'

/** Carries the command out and prints what came of it; gives the exit code. */
export async function runCommandLine(line: CommandLine): Promise<0 | 1> {
  try {
    const env = readServerEnv()
    const { answer, madePassword } = await answerLine(line, env)
    const { isDone, lines } = answer
    const text = [...lines, ...(isDone && madePassword ? [`Password: ${madePassword}`] : [])].join('\n')
    if (isDone) console.log(text)
    else console.error(text)
    return isDone ? 0 : 1
  } catch (error) {
    if (error instanceof UsageMistake) throw error
    console.error(explainExpected(error))
    return 1
  }
}

async function answerLine(line: CommandLine, env: ServerEnv): Promise<{ answer: AdminAnswer; madePassword?: string }> {
  if (line.command === 'import-trade') {
    // Reading such a file takes minutes, and only this command needs the reader.
    const { importTrade } = await import('./import-trade.ts')
    const parts = { say: (text: string) => console.log(text), carryOut: (asked: AdminRequest) => carryOut(env, asked) }
    return { answer: await importTrade(line.emails[0] ?? '', parts) }
  }
  const mayReplace = line.options.replace === true
  if (line.command === 'backup') {
    const carryOutHere = (asked: AdminRequest) => carryOut(env, asked)
    return { answer: await backUp({ file: resolve(line.emails[0] ?? ''), mayReplace, env, carryOut: carryOutHere }) }
  }
  if (line.command === 'restore')
    return { answer: await restore({ file: resolve(line.emails[0] ?? ''), mayReplace, env }) }
  const { request, ...rest } = await buildAdminRequest(line)
  return { answer: await carryOut(env, request), ...rest }
}

const timeoutMs = 60_000
/** Thousands of rows, or all files, are written between the requests of users. */
const longTimeoutMs = 15 * 60_000

/** On the database itself; where a running server holds the embedded one, through that server's admin socket. */
async function carryOut(env: ServerEnv, request: AdminRequest): Promise<AdminAnswer> {
  let database: OpenDatabase
  try {
    const encryptionKey = env.ENCRYPTION_KEY ?? readOrMakeSecret(env.DATA_DIR)
    const alsoOpens = env.ENCRYPTION_KEY_ALSO
    const bucket = readBucket(env)
    database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, encryptionKey, alsoOpens, bucket })
  } catch (error) {
    if (error instanceof DatabaseInUse) return askRunningServer(env.DATA_DIR, request, error)
    throw error
  }
  try {
    const { stores, backUp } = database
    const hasBilling = env.STRIPE_SECRET_KEY !== undefined
    const enforcesLimits = env.PLAN_LIMITS === 'enforce'
    return await runAdminRequest(
      { stores, backUp, now: () => new Date(), hasBilling, enforcesLimits, billing: buildBilling(env) },
      request,
    )
  } finally {
    await database.close()
  }
}

async function askRunningServer(dataDir: string, request: AdminRequest, inUse: DatabaseInUse): Promise<AdminAnswer> {
  const note = await readAdminAddress(dataDir)
  const isLong = ['import-trade', 'backup', 'renew-seals'].includes(request.command)
  const closed = `${inUse.message} It does not answer the operator; is it starting or stopping? Try again in a moment.`
  if (!note) return { isDone: false, lines: [closed] }
  try {
    const reply = await fetch(note.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${note.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(isLong ? longTimeoutMs : timeoutMs),
    })
    if (!reply.ok) return { isDone: false, lines: [`The running server refused: ${await reply.text()}`] }
    return AdminAnswer.parse(await reply.json())
  } catch {
    return { isDone: false, lines: [closed] }
  }
}

type Built = {
  request: AdminRequest
  /** To be shown once it is set. */
  madePassword?: string
}

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
