import { resolve } from 'node:path'
import { DatabaseInUse } from '@sondeo/database/database-errors'
import { type OpenDatabase, openDatabase } from '@sondeo/database/open-database'
import { buildBilling } from '../outside/build-billing.ts'
import { readOrMakeSecret } from '../read-secret.ts'
import { explainExpected } from '../run-until-stopped.ts'
import { readServerEnv, type ServerEnv } from '../server-env.ts'
import { AdminAnswer, type AdminRequest } from './admin-request.ts'
import { readAdminAddress } from './admin-socket.ts'
import { backUp, restore } from './back-up.ts'
import { buildAdminRequest } from './build-admin-request.ts'
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
    database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, encryptionKey, alsoOpens })
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
