import { DatabaseInUse } from '@sondeo/database/database-errors'
import { type OpenDatabase, openDatabase } from '@sondeo/database/open-database'
import { buildBilling } from '../outside/build-billing.ts'
import { readOrMakeSecret } from '../read-secret.ts'
import type { ServerEnv } from '../server-env.ts'
import { AdminAnswer, type AdminRequest } from './admin-request.ts'
import { readDoorNote } from './door-note.ts'
import { runAdminRequest } from './run-admin-request.ts'

const timeoutMs = 60_000
/** Thousands of rows go into the embedded database between the requests of users. */
const importTimeoutMs = 15 * 60_000

/** On the database itself; where a running server holds the embedded one, through that server's operator door. */
export async function carryOut(env: ServerEnv, request: AdminRequest): Promise<AdminAnswer> {
  let database: OpenDatabase
  try {
    const encryptionKey = env.ENCRYPTION_KEY ?? readOrMakeSecret(env.DATA_DIR)
    database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, encryptionKey })
  } catch (error) {
    if (error instanceof DatabaseInUse) return askRunningServer(env.DATA_DIR, request, error)
    throw error
  }
  try {
    const hasBilling = env.STRIPE_SECRET_KEY !== undefined
    const enforcesLimits = env.PLAN_LIMITS === 'enforce'
    return await runAdminRequest(
      { stores: database.stores, now: () => new Date(), hasBilling, enforcesLimits, billing: buildBilling(env) },
      request,
    )
  } finally {
    await database.close()
  }
}

async function askRunningServer(dataDir: string, request: AdminRequest, inUse: DatabaseInUse): Promise<AdminAnswer> {
  const note = await readDoorNote(dataDir)
  const closed = `${inUse.message} It does not answer the operator; is it starting or stopping? Try again in a moment.`
  if (!note) return { isDone: false, lines: [closed] }
  try {
    const reply = await fetch(note.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${note.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(request.command === 'import-trade' ? importTimeoutMs : timeoutMs),
    })
    if (!reply.ok) return { isDone: false, lines: [`The running server refused: ${await reply.text()}`] }
    return AdminAnswer.parse(await reply.json())
  } catch {
    return { isDone: false, lines: [closed] }
  }
}
